/** Names the kind of letter from the evidence: weights add up, and some kinds have conditions that must hold. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Span, TypeCandidate } from '@plainletter/contracts/reading'

import type { WeighedSign } from './authenticity.ts'
import { hasSign, lineAt, signsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { toSpan } from './normalise.ts'
import { leftOf } from './sentence.ts'

export type Classified = {
  documentType: DocumentType
  confidence: number
  candidates: TypeCandidate[]
  isAmbiguous: boolean
}

type Evidence = { score: number; spans: Span[] }
type Board = Map<DocumentType, Evidence>

/** Softens the difference of scores; chosen so that confidence fits the share of right answers on the fixtures. */
const TEMPERATURE = 1.5
/** What a paper with no evidence at all is. */
const OTHER_PRIOR = 1.8

/** Ranks the kinds. `signs` decide about scams; an enquiry is decided before. */
export function classify(
  letter: Letter,
  given: { isEnquiry: boolean; signs: readonly WeighedSign[] },
): Classified {
  const board = gather(letter)
  for (const rule of CONDITIONS) {
    const evidence = board.get(rule.kind)
    if (evidence && !rule.holds(letter)) evidence.score -= rule.cost
  }
  for (const { kind, from, bonus } of STAGES) {
    const evidence = board.get(kind)
    if (evidence && evidence.score >= from) evidence.score += bonus
  }
  if (isOperatorItself(letter)) add(board, 'PARKING_TICKET', { weight: 2.5 })
  if (isNarrative(letter)) add(board, 'OTHER', { weight: 4 })
  // A demand names a sum, a date or a number; words alone are a letter to the editor.
  if (!/\d/.test(letter.working.text)) add(board, 'OTHER', { weight: 4 })
  scam(board, given.signs)
  if (given.isEnquiry) add(board, 'ENQUIRY', { weight: 1 + Math.max(0, ...scores(board)) + 3.5 })
  return rank(board)
}

function scores(board: Board): number[] {
  return Array.from(board.values(), ({ score }) => score)
}

function add(board: Board, kind: DocumentType, given: { weight: number; span?: Span }): void {
  const evidence = board.get(kind) ?? { score: 0, spans: [] }
  evidence.score += given.weight
  if (given.span && evidence.spans.length < 12) evidence.spans.push(given.span)
  board.set(kind, evidence)
}

/** Adds up cues. A row counts once, and a little more when repeated; headings count more, mere threats less. */
function gather(letter: Letter): Board {
  const board: Board = new Map([['OTHER', { score: OTHER_PRIOR, spans: [] }]])
  const best = new Map<object, { factor: number; words: Set<string>; span: Span }>()
  for (const { row, start, end } of letter.hits) {
    if (!('kinds' in row) || !row.kinds) continue
    const factor = factorOf(letter, { start, end })
    const word = letter.working.text.slice(start, end).toLowerCase()
    const known = best.get(row)
    const span = toSpan(letter.working, start, end)
    if (!known) best.set(row, { factor, words: new Set([word]), span })
    else {
      if (factor > known.factor) best.set(row, { factor, words: known.words, span })
      if (known.words.size < 12) known.words.add(word)
    }
    if (!known && row.means === 'type')
      for (const kind of kindsOf(row.kinds)) add(board, kind, { weight: 0, span })
  }
  for (const [row, { factor, words, span }] of best) {
    if (!('kinds' in row)) continue
    for (const [kind, weight] of entriesOf(row)) {
      const more = 1 + Math.min(5, words.size - 1) * (weight >= 3 ? 0.2 : 0.42)
      add(board, kind, { weight: weight * factor * more, span })
    }
  }
  return board
}

function kindsOf(kinds: Partial<Record<DocumentType, number>>): DocumentType[] {
  return entriesOf({ kinds }).map(([kind]) => kind)
}

/** Object.entries forgets the key type; these objects are written with DocumentType keys only. */
function entriesOf(row: { kinds?: unknown }): [DocumentType, number][] {
  return Object.entries(row.kinds ?? {}) as [DocumentType, number][]
}

const HEADINGS = new Set(['letterhead', 'subject', 'reference'])
const THREAT =
  /\b(?:may|could|might|would|if|unless|can|consider|will (?:be|then|result|instruct|pass|apply|ask)|lead to|result in|risk|avoid|threat|before|until|or else|next step|not yet|never|had|were to|leads? to|without)\b[^.]{0,120}$/i

/** "BEFORE DEBT RECOVERY", "PRE-BAILIFF": a stage still to come. */
const AHEAD =
  /\b(?:before|pre|prior to|avoid|to stop|stop|warning of|prevent)[ -]{1,3}(?:the |a |any |your )?(?:\w+ )?$/i

function factorOf(letter: Letter, at: { start: number; end: number }): number {
  const line = lineAt(letter.lines, at.start)
  if (!line) return 1
  if (AHEAD.test(letter.working.text.slice(Math.max(0, at.start - 24), at.start))) return 0.3
  if (HEADINGS.has(line.block)) return 1.35
  const isLoud = line.text.length <= 80 && line.text === line.text.toUpperCase()
  if (isLoud) return 1.3
  if (line.block === 'footer') return 0.5
  return THREAT.test(leftOf(letter.working.text, at.start).slice(-160)) ? 0.4 : 1
}

/** A later stage outranks its cause: a bailiff's letter is about some tax, a claim about some parking charge. */
const STAGES = [
  { kind: 'BAILIFF_NOTICE', from: 4, bonus: 3 },
  { kind: 'COURT_CLAIM', from: 5, bonus: 3 },
  { kind: 'COURT_JUDGMENT', from: 6, bonus: 2.5 },
  { kind: 'STATUTORY_DEMAND', from: 6, bonus: 2.5 },
  { kind: 'LETTER_BEFORE_CLAIM', from: 5, bonus: 1.5 },
  { kind: 'DEBT_COLLECTION_LETTER', from: 6, bonus: 0.5 },
] as const satisfies readonly { kind: DocumentType; from: number; bonus: number }[]

type Condition = { kind: DocumentType; cost: number; holds: (letter: Letter) => boolean }

const CONDITIONS = [
  {
    kind: 'COURT_CLAIM',
    cost: 7,
    holds: (letter) =>
      (hasSign(letter, 'parties') &&
        (hasSign(letter, 'court') || hasSign(letter, 'claim_number')) &&
        (hasSign(letter, 'claim_form') || letter.language !== 'en')) ||
      letter.language !== 'en',
  },
  {
    kind: 'COURT_CLAIM',
    cost: 4,
    holds: (letter) =>
      !/\bif (?:we|you) (?:do not|don't|hear)[^.]{0,120}\b(?:issue|court)|letter (?:before|of) claim|pre-action protocol|before claim/i.test(
        letter.working.text.slice(0, 8000),
      ) || hasSign(letter, 'claim_number'),
  },
  {
    kind: 'COURT_JUDGMENT',
    cost: 5,
    holds: (letter) =>
      letter.language !== 'en' ||
      (hasSign(letter, 'court') && (hasSign(letter, 'claim_number') || hasSign(letter, 'parties'))),
  },
  {
    kind: 'BAILIFF_NOTICE',
    cost: 5,
    holds: (letter) => hasSign(letter, 'enforcement_power') || letter.language !== 'en',
  },
  {
    kind: 'LETTER_BEFORE_CLAIM',
    cost: 2.5,
    holds: (letter) =>
      hasSign(letter, 'court') ||
      /\b(?:claim|proceedings|legal action|court)\b/i.test(letter.working.text.slice(0, 8000)),
  },
  {
    kind: 'PENALTY_CHARGE_NOTICE',
    cost: 4,
    holds: (letter) =>
      hasSign(letter, 'council') ||
      hasSign(letter, 'public_body') ||
      hasSign(letter, 'court') ||
      letter.language !== 'en' ||
      /penalty charge/i.test(letter.working.text),
  },
  {
    kind: 'RENT_ARREARS_LETTER',
    cost: 2,
    holds: (letter) => signsOf(letter, 'housing').length >= 2 || letter.language !== 'en',
  },
] as const satisfies readonly Condition[]

/** A parking firm that chases its own charge sends a parking letter, not a collector's. */
function isOperatorItself(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000)
  if (!/\bparking charge\b/i.test(text)) return false
  return !/\b(?:our clients?|client:|clients? ref|on behalf of|acting for|we act|instructed by|original creditor)\b/i.test(
    text,
  )
}

/** Prose that speaks to nobody: a story, minutes, an article. Letters say "you"; forms name the parties. */
function isNarrative(letter: Letter): boolean {
  if (letter.language !== 'en' || hasSign(letter, 'parties')) return false
  const told = letter.working.text.slice(0, 12_000).replace(/"[^"\n]{0,300}"/g, ' ')
  if (/\b(?:you|your|yours)\b/i.test(told)) return false
  const people = told.match(/\b(?:he|she|they|his|her|their|said|him)\b/gi)?.length ?? 0
  return people >= 3 && told.length > 250
}

/** Suspicious signs add up; signs of a real sender take away. One sign alone convicts nobody. */
function scam(board: Board, signs: readonly WeighedSign[]): void {
  const bad = signs.filter(({ points }) => points === 'suspicious')
  const good = signs.filter(({ points }) => points === 'genuine')
  const against = good.reduce((sum, { weight }) => sum + weight, 0)
  const total = bad.reduce((sum, { weight }) => sum + weight, 0)
  const strongest = Math.max(0, ...bad.map(({ weight }) => weight))
  if (strongest < 2 || total < 3.5 || (bad.length < 2 && strongest < 4.5)) return
  const top = Math.max(0, ...scores(board))
  const weight = total * 1.1 - against + (strongest >= 4 && total >= 5 ? Math.min(4, top * 0.5) : 0)
  add(board, 'SCAM_LETTER', { weight })
  for (const { span } of bad) if (span) add(board, 'SCAM_LETTER', { weight: 0, span })
}

function rank(board: Board): Classified {
  const ranked = Array.from(board).toSorted((a, b) => b[1].score - a[1].score)
  const top = ranked[0]?.[1].score ?? 0
  const total = ranked.reduce(
    (sum, [, { score }]) => sum + Math.exp((score - top) / TEMPERATURE),
    0,
  )
  const candidates = ranked.slice(0, 4).map(([documentType, { score, spans }]) => ({
    documentType,
    confidence: Math.round((Math.exp((score - top) / TEMPERATURE) / total) * 0.97 * 100) / 100,
    evidence: spans,
  }))
  const [first, second] = candidates
  return {
    documentType: first?.documentType ?? 'OTHER',
    confidence: first?.confidence ?? 0,
    candidates: candidates.filter(({ confidence }, at) => at === 0 || confidence >= 0.02),
    isAmbiguous: (first?.confidence ?? 0) < 0.6 && (second?.confidence ?? 0) > 0.25,
  }
}
