/**
 * Whoever waits for a thread, in order: wars before people's questions. Of those never so many have one that none is left for a war. The clock of a piece
 * of work begins when it has its thread.
 */
export class Places {
  private readonly wars: (() => void)[] = []
  private readonly questions: (() => void)[] = []
  private answering = 0
  private readonly mostAnswering: number

  constructor(private free: number) {
    this.mostAnswering = Math.max(1, free - 1)
  }

  take(isQuestion: boolean): Promise<void> {
    const queue = isQuestion ? this.questions : this.wars
    const turn = new Promise<void>((resolve) => queue.push(resolve))
    this.call()
    return turn
  }

  give(isQuestion: boolean): void {
    this.free += 1
    if (isQuestion) this.answering -= 1
    this.call()
  }

  private call(): void {
    while (this.free > 0) {
      const war = this.wars.shift()
      const next = war ?? (this.answering < this.mostAnswering ? this.questions.shift() : undefined)
      if (!next) return
      this.free -= 1
      if (!war) this.answering += 1
      next()
    }
  }
}
