/**
 * Simulations of what is told after the merge, as long as one likes:
 *
 *     npm run simulate -- bisect 200
 *     npm run simulate -- chain 50
 *     npm run simulate -- alerts 10    (years)
 *     npm run simulate -- real DIR     (32 commits, really measured; goes on where it was)
 */

import { resolve } from 'node:path'
import { tallyCreeps, tallyQuietYears, tallySteps } from './simulate/alerts.ts'
import { oneStep, tallyBisections } from './simulate/bisections.ts'
import { tallyChains } from './simulate/chains.ts'
import { measureHistory } from './simulate/real-history.ts'

const [what = 'bisect', runs = '200'] = process.argv.slice(2)

const print = (name: string, found: object) => {
  const numbers = Object.entries(found).map(([key, value]) => `${key} ${Number(value.toFixed(3))}`)
  console.log(`${name}: ${numbers.join(', ')}`)
}

function bisect() {
  const plain = { commits: 64, noisePct: 2, spikes: 0, rounds: 40 }
  for (const pct of [5, 20]) {
    print(
      `one step of +${pct} %`,
      tallyBisections(Number(runs), oneStep(pct, plain), `plain ${pct}`),
    )
    const spiky = { ...plain, spikes: 0.1 }
    print(`+${pct} %, spikes`, tallyBisections(Number(runs), oneStep(pct, spiky), `spiky ${pct}`))
  }
  const both = () => ({ ...plain, steps: { 20: 5, 41: 20 } })
  print('+5 % and +20 %', tallyBisections(Number(runs), both, 'both'))
}

function chain() {
  const made = { commits: 60, rounds: 12, noisePct: 2, creepPct: -0.3, stepPct: 5, loopEvery: 0 }
  print('chain alone', tallyChains(Number(runs), made, 'alone'))
  const looped = { ...made, loopEvery: 10 }
  print('with loops', tallyChains(Number(runs), looped, 'looped'))
  const quiet = { ...made, creepPct: 0, stepPct: 0 }
  print('quiet', tallyChains(Number(runs), quiet, 'quiet'))
}

function alerts() {
  for (const rounds of [12, 20]) {
    const made = { benchmarks: 50, mergesADay: 10, rounds, noisePct: 2 }
    const of = `${rounds} rounds,`
    print(`${of} a step of +5 %`, tallySteps(2000, made, 5, 'step'))
    print(`${of} a creep of +0.5 % a merge`, tallyCreeps(500, made, 0.5, 'creep'))
    print(`${of} nothing changes`, tallyQuietYears(Number(runs), made, 'quiet'))
  }
}

function real() {
  const made = { commits: 32, steps: { 9: 5, 20: -3, 27: 8 }, rounds: 10, loopEvery: 8 }
  print('32 commits of the example', measureHistory(resolve(runs), made))
}

const known: Record<string, () => void> = { bisect, chain, alerts, real }
if (known[what] === undefined) throw new Error(`${what}: expected ${Object.keys(known).join(', ')}`)
known[what]()
