/** Letters per second on one core, and how time grows with the text. The baseline finds the words of the same text. */
import { advise } from '@plainletter/adviser/advise'
import { draftReply } from '@plainletter/drafting/draft-reply'
import { loadLetters as loadWording } from '@plainletter/drafting/load-letters'
import { analyse } from '@plainletter/engine/analyse'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPhrases } from '@plainletter/phrases/load'
import { read } from '@plainletter/reader/read'
import { redact } from '@plainletter/redaction/redact'

import { benchStart } from './engine-start.ts'
import { HOSTILE_PIECES, textOf } from './hostile-texts.ts'
import { largerLaw } from './larger-law.ts'
import { loadLetters, ordinaryText } from './letters.ts'
import type { Letter } from './letters.ts'
import { growth, median, processTime, spread, takeTurns, timeOf } from './measure.ts'
import type { Times, Turns } from './measure.ts'
import { asMs, asRatio, asShare } from './table.ts'
import type { Bench, Table } from './table.ts'

/** Any day will do, if it is the same in each run. */
const TODAY = '2026-11-21'
const SIZES = [1_000, 10_000, 100_000, 600_000] as const
const [SMALLEST, SMALL, MIDDLE, LARGEST] = SIZES
const SLOW_MS = 200
const ROUNDS = 3
const LETTER_ROUNDS = 3

const STEPS = ['read', 'redact', 'engine'] as const
type Step = (typeof STEPS)[number] | 'words'

const whole = ({ text, country }: Pick<Letter, 'text' | 'country'>) =>
  analyse({ text, request: { country, language: 'en' }, today: TODAY })
/** One pass over the text with a plain pattern: what any reader pays at least. */
const findWords = (text: string): number => text.match(/\p{L}+|\p{N}+/gu)?.length ?? 0

export async function benchEngine({ until, folder }: Bench): Promise<Table[]> {
  return [
    await letterRate(until),
    await ordinaryGrowth(until),
    await hostileGrowth(until),
    await lawGrowth(until),
    ...(await benchStart(folder)),
  ]
}

async function letterRate(until: number): Promise<Table> {
  const letters = loadLetters()
  const each = (work: (letter: Letter) => unknown) => async () => {
    for (const letter of letters) await work(letter)
  }
  const times = await takeTurns(
    {
      words: each(({ text }) => findWords(text)),
      read: each(({ text, country }) => read(text, { country })),
      redact: each(({ text }) => redact(text)),
      engine: each(whole),
    },
    { rounds: LETTER_ROUNDS, until, clock: processTime },
  )
  const rate = (step: Step) => letters.length / (median(times[step]) / 1000)
  const baseline = `${rate('words').toFixed(0)} letters/s`
  return {
    title: 'Engine: letters per second on one core',
    head: ['what', 'letters/s', 'finding words', 'time ratio', 'spread'],
    rows: STEPS.map((step) => [
      step === 'engine' ? 'whole engine' : step,
      rate(step).toFixed(0),
      baseline,
      asRatio(median(times[step]) / median(times.words)),
      asShare(spread(times[step])),
    ]),
    notes: [
      `${letters.length} labelled letters and questions, ${LETTER_ROUNDS} rounds in turns. Time that this process worked.`,
    ],
  }
}

const LAW_TIMES = 10

/** The letters of the United Kingdom under the law we hold, and under ten times as many rows. */
async function lawGrowth(until: number): Promise<Table> {
  const letters = loadLetters().filter(({ country }) => country === 'gb')
  const [held, phrases] = [await loadKnowledge('gb'), await loadPhrases('en')]
  const wording = await loadWording('gb', 'en')
  if (!held) throw new Error('We hold the law of the United Kingdom')
  const underLaw = (knowledge: typeof held) => () => {
    for (const { text, country } of letters) {
      const reading = read(text, { country })
      const request = { country, language: 'en' } as const
      const { analysis } = advise({ phrases, text, reading, knowledge, today: TODAY, request })
      draftReply({ text, reading, analysis, today: TODAY, letters: wording, phrases })
    }
  }
  const times = await takeTurns(
    { held: underLaw(held), larger: underLaw(largerLaw(held, LAW_TIMES)) },
    { rounds: LETTER_ROUNDS, until, clock: processTime },
  )
  const rate = (name: keyof typeof times) => letters.length / (median(times[name]) / 1000)
  return {
    title: 'Engine: letters per second as the law grows',
    head: ['rows of law', 'letters/s', 'time ratio', 'spread'],
    rows: (['held', 'larger'] as const).map((name) => [
      String(held.rules.length * (name === 'held' ? 1 : LAW_TIMES)),
      rate(name).toFixed(0),
      asRatio(median(times[name]) / median(times.held)),
      asShare(spread(times[name])),
    ]),
    notes: [
      `${letters.length} letters and questions. The added rows are copies with other words in their tests.`,
    ],
  }
}

const timesAt = (text: string, turns: Turns) =>
  takeTurns(
    {
      words: () => findWords(text),
      read: () => read(text, { country: 'gb' }),
      redact: () => redact(text),
      engine: () => whole({ text, country: 'gb' }),
    },
    { ...turns, clock: processTime },
  )

/** The fastest round is the one that the rest of the machine disturbed least; growth is told from it. */
const fastest = (times: Times<Step>, step: Step): number => times[step][0] ?? Number.NaN

async function ordinaryGrowth(until: number): Promise<Table> {
  const all: Times<Step>[] = []
  for (const size of SIZES) all.push(await timesAt(ordinaryText(size), { rounds: ROUNDS, until }))
  const [, , middle, largest] = all
  if (!middle || !largest) throw new Error('Each size is measured')
  const pair = {
    small: { size: MIDDLE, times: middle },
    large: { size: LARGEST, times: largest },
  }
  return {
    title: 'Engine: time as ordinary text grows',
    head: ['what', ...SIZES.map((size) => `${size / 1000} KB`), 'growth exponent', 'against words'],
    rows: (['words', ...STEPS] as const).map((step) => [
      step,
      ...all.map((times) => asMs(median(times[step]))),
      exponentOf(step, pair).toFixed(2),
      asRatio(median(largest[step]) / median(largest.words)),
    ]),
    notes: [
      `Growth exponent e of time ~ size^e from ${MIDDLE / 1000} to ${LARGEST / 1000} KB: 1 is linear, 2 quadratic.`,
    ],
  }
}

interface Pair {
  readonly small: { size: number; times: Times<Step> }
  readonly large: { size: number; times: Times<Step> }
}

const exponentOf = (step: Step, { small, large }: Pair): number =>
  growth(
    { size: small.size, ms: fastest(small.times, step) },
    { size: large.size, ms: fastest(large.times, step) },
  )

async function hostileGrowth(until: number): Promise<Table> {
  const rows: string[][] = []
  for (const [name, piece] of Object.entries(HOSTILE_PIECES)) {
    if (Date.now() > until) break
    const pair = await hostilePair(piece, until)
    const { times, size } = pair.large
    rows.push([
      name,
      ...STEPS.map((step) => exponentOf(step, pair).toFixed(2)),
      `${asMs(median(times.engine))} at ${size / 1000} KB`,
      asRatio(fastest(times, 'engine') / fastest(times, 'words')),
    ])
  }
  const left = Object.keys(HOSTILE_PIECES).length - rows.length
  return {
    title: 'Engine: growth exponent on hostile text',
    head: ['piece, repeated', ...STEPS, 'engine', 'against words'],
    rows,
    notes: [
      `Between ${SMALL / 1000} and ${MIDDLE / 1000} KB. A piece that takes over ${SLOW_MS} ms at ${SMALL / 1000} KB is a fault of ours, and is measured between ${SMALLEST / 1000} and ${SMALL / 1000} KB.`,
      ...(left > 0 ? [`Time ran out before the last ${left}.`] : []),
    ],
  }
}

/** So that one bad pattern cannot hold up the whole run. */
async function hostilePair(piece: string, until: number): Promise<Pair> {
  const probe = await timeOf(() => whole({ text: textOf(piece, SMALL), country: 'gb' }))
  const [small, large] = probe > SLOW_MS ? [SMALLEST, SMALL] : [SMALL, MIDDLE]
  return {
    small: {
      size: small,
      times: await timesAt(textOf(piece, small), { rounds: 3, until, warmUp: 0 }),
    },
    large: {
      size: large,
      times: await timesAt(textOf(piece, large), { rounds: 2, until, warmUp: 0 }),
    },
  }
}
