/** How long rounds take, those in which servers are started anew apart from the others. */

type Took = { sec: number; targets: number }

export class Pace {
  private readonly last = new Map<boolean, Took>()
  private readonly startsAnew: (round: number) => boolean

  /** `startsAnew`: whether servers are started anew in a round. */
  constructor(startsAnew: (round: number) => boolean) {
    this.startsAnew = startsAnew
  }

  /** A round of so many targets took so long, with all that is around its trials. */
  took(round: number, sec: number, targets: number): void {
    this.last.set(this.startsAnew(round), { sec, targets })
  }

  /** Seconds of a round, as the last of its kind tells, else the last of the other; 0: none was. */
  roundSec(round: number, targets: number): number {
    const kind = this.startsAnew(round)
    const last = this.last.get(kind) ?? this.last.get(!kind)
    return last === undefined ? 0 : last.sec * Math.min(1, targets / last.targets)
  }

  /** Seconds of the rounds from `from` to before `to`. */
  leftSec(from: number, to: number, targets: number): number {
    let sum = 0
    for (let round = from; round < to; round++) sum += this.roundSec(round, targets)
    return sum
  }
}
