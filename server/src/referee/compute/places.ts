/**
 * Who waits for a thread, in order: campaigns before requests. Requests never get so many threads that none is left for a campaign. The time limit of a
 * piece of work starts when it has its thread.
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
