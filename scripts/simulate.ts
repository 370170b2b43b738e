/**
 * Simulations of what is told after the merge, as long as one likes:
 *
 *     npm run simulate -- bisect 200
 */
import { oneStep, tallyBisections } from './simulate/bisections.ts'

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

const known: Record<string, () => void> = { bisect }
if (known[what] === undefined) throw new Error(`${what}: expected ${Object.keys(known).join(', ')}`)
known[what]()
