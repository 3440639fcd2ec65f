/** One thud: a low tone that falls and dies at once, under a short burst of dulled noise. */
const thud = (context: AudioContext, at: number, loud: number): void => {
  const [tone, body] = [context.createOscillator(), context.createGain()]
  tone.frequency.setValueAtTime(130, at)
  tone.frequency.exponentialRampToValueAtTime(48, at + 0.09)
  body.gain.setValueAtTime(loud, at)
  body.gain.exponentialRampToValueAtTime(0.001, at + 0.16)
  tone.connect(body).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.18)
  const samples = Math.floor(context.sampleRate * 0.04)
  const noise = context.createBuffer(1, samples, context.sampleRate)
  noise.getChannelData(0).forEach((_, index, data) => {
    data[index] = (Math.random() * 2 - 1) * (1 - index / samples) ** 2
  })
  const [paper, dull, soft] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()]
  paper.buffer = noise
  dull.type = 'lowpass'
  dull.frequency.value = 900
  soft.gain.value = loud * 0.5
  paper.connect(dull).connect(soft).connect(context.destination)
  paper.start(at)
}

/** The sound of a stamp: on the pad, then on the paper. */
export const stamp = (): void => {
  const context = new AudioContext()
  thud(context, context.currentTime + 0.02, 0.2)
  thud(context, context.currentTime + 0.2, 0.5)
  setTimeout(() => void context.close(), 800)
}
