/** Instructions counted where a budget has no room for all: what comes first, what is left out. */
import { byNeed, type CountedAhead, PROBE_SHARE } from '../../core/design/fit.ts'
import type { Contrast, Problem, Target } from '../../core/model/model.ts'
import type { ProfileChoice } from '../../core/profiles/choose.ts'
import { Servers } from '../server.ts'
import type { Budget } from '../time/budget.ts'
import type { TrialSite } from '../trial.ts'
import { type CountPass, countOnce } from './counted-runs.ts'
import { FOLDER, FRESH } from './profile-runs.ts'

/**
 * What both arms of each target do, counted once, as far as a share of the budget goes: before the
 * rounds, or after the first of them where nothing else told how long they take. Not twice.
 */
export async function countAhead(site: TrialSite, budget: Budget): Promise<CountedAhead> {
  const { host, plan, build } = site
  const rule = plan.suite.profile
  const none: CountedAhead = { moved: new Map(), problems: [] }
  if (host.platform !== 'linux' || rule?.of !== 'all') return none
  if (!rule.kinds?.includes('instructions')) return none
  if (plan.targets.some(({ settings }) => settings.moved !== undefined)) return none
  const folder = `${build.folder}/ahead`
  await host.files.makeFolder(`${folder}/${FOLDER}`)
  const pass: CountPass = { site, budget, servers: new Servers(site), rule, folder, ...FRESH }
  const endSec = budget.spentSec() + PROBE_SHARE * budget.wholeSec
  host.tell({ kind: 'phase', name: 'probe', detail: 'instructions' })
  return countAll(pass, none, endSec)
}

async function countAll(
  pass: CountPass,
  found: CountedAhead,
  endSec: number,
): Promise<CountedAhead> {
  const { host, plan } = pass.site
  for (const target of byNeed(plan.targets)) {
    const choices = plan.contrasts.flatMap((contrast) => choiceOf(target, contrast) ?? [])
    for (const choice of choices) {
      if (host.exec.stopping) return found
      const by = await movedBy(pass, choice, endSec)
      if (by === null) return { ...found, problems: [...found.problems, tooShort(found)] }
      if (typeof by === 'number') {
        found.moved.set(target.id, Math.max(by, found.moved.get(target.id) ?? 0))
      } else {
        found.problems.push(by)
        // What fails at once, fails again.
        if (found.moved.size === 0) return found
      }
    }
  }
  return found
}

/** The target as a profile has it; null: that contrast has it not on both sides. */
function choiceOf({ id, arms }: Target, contrast: Contrast): ProfileChoice | null {
  if (contrast.kind === 'interaction' || contrast.kind === 'benchmarks') return null
  const { base, head } = contrast
  if (!arms.includes(base) || !arms.includes(head)) return null
  return { contrast: contrast.id, base, head, target: id, benchmarks: [] }
}

/** Null: the time for it ended. */
async function movedBy(
  pass: CountPass,
  choice: ProfileChoice,
  endSec: number,
): Promise<number | Problem | null> {
  const wholes: number[] = []
  for (const side of ['base', 'head'] as const) {
    const limitSec = endSec - pass.budget.spentSec()
    if (limitSec <= 0) return null
    const ran = await countOnce({ ...pass, limitSec }, choice, side, `01-${side}-1`)
    if ('code' in ran) return pass.budget.spentSec() < endSec ? ran : null
    wholes.push(ran.amounts.get('instructions')?.instructions?.total ?? 0)
  }
  const [base = 0, head = 0] = wholes
  return base > 0 && head > 0 ? Math.abs(Math.log(head / base)) : 0
}

const tooShort = ({ moved }: CountedAhead): Problem => ({
  code: 'counted-in-part',
  message:
    `a tenth of the budget was too short to count instructions of more than ${moved.size} ` +
    'benchmarks ahead: what does more or less work may be left out',
  next: 'a larger --budget, or counter: hardware in profile where the machine has one',
})
