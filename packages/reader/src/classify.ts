/** Names the kind of letter from the evidence: weights add up, and some kinds have conditions that must hold. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Span, TypeCandidate } from '@plainletter/contracts/reading'

import { composedKinds } from './composed-kinds.ts'
import type { CueRow } from './cues/cue.ts'
import { lineAt } from './letter.ts'
import type { Letter } from './letter.ts'
import type { WeighedSign } from './mail-signs.ts'
import { toSpan } from './normalise.ts'
import { leftOf } from './sentence.ts'
import { wordsOf } from './told-story.ts'
import { COMBINATIONS } from './type-combinations.ts'
import { CONDITIONS } from './type-conditions.ts'

type Classified = {
  documentType: DocumentType
  confidence: number
  candidates: TypeCandidate[]
  isAmbiguous: boolean
}

/** A text message is shorter than this. */
const MESSAGE = 600

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
  for (const { kind, weight } of composedKinds(letter)) add(board, kind, { weight })
  applyConditions(board, letter)
  applyStages(board)
  for (const { kind, weight, holds } of COMBINATIONS)
    if (holds(letter)) add(board, kind, { weight })
  scam(board, { signs: given.signs, isShort: letter.working.text.length < MESSAGE })
  const isQuestion = given.isEnquiry && !isPlainScam(letter, given.signs)
  const asked = { weight: 4.5 + Math.max(0, ...scores(board)) }
  if (isQuestion) add(board, 'ENQUIRY', asked)
  weighWords(board, letter)
  const found = rank(board)
  if (!given.isEnquiry || isQuestion || found.documentType === 'SCAM_LETTER') return found
  // What is no fraud after all is the question that it reads like.
  add(board, 'ENQUIRY', asked)
  return rank(board)
}

/** How much the words on the whole weigh beside the cues; found on letters that neither had seen. English has cues for nearly everything. */
const SHARE_OF_WORDS = 1.5
const ENGLISH_SHARE = 0.75
/** A text shorter than this, in characters, has too few words to go by. */
const ENOUGH_WORDS = 400
/** Words never speak against a kind more than this. */
const LEAST_LIKELY = -4
/** A kind that no cue names is named by the words alone from one chance in twenty. */
const WORTH_NAMING = Math.log(0.05)

/** What all the words say together, where no single cue does. Whether it is a question is decided before. */
function weighWords(board: Board, { kindsByWords: kinds, working, language }: Letter): void {
  if (kinds.size === 0) return
  const most = language === 'en' ? ENGLISH_SHARE : SHARE_OF_WORDS
  const share = most * Math.min(1, working.text.length / ENOUGH_WORDS)
  for (const kind of new Set([...board.keys(), ...kinds.keys()])) {
    const isNamed = board.has(kind)
    if (!isNamed && (kind === 'ENQUIRY' || (kinds.get(kind) ?? LEAST_LIKELY) < WORTH_NAMING))
      continue
    const likelihood = Math.max(LEAST_LIKELY, kinds.get(kind) ?? LEAST_LIKELY)
    add(board, kind, { weight: share * likelihood })
  }
}

function applyConditions(board: Board, letter: Letter): void {
  for (const rule of CONDITIONS) {
    const evidence = board.get(rule.kind)
    if (evidence && !rule.holds(letter)) evidence.score -= rule.cost
  }
}

function applyStages(board: Board): void {
  for (const { kind, from, bonus } of STAGES) {
    const evidence = board.get(kind)
    if (evidence && evidence.score >= from) evidence.score += bonus
  }
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

type RowEvidence = { factor: number; words: Set<string>; spans: Span[] }

/** Adds up cues. A row counts once, and a little more for each further cue of it. */
function gather(letter: Letter): Board {
  const board: Board = new Map([['OTHER', { score: OTHER_PRIOR, spans: [] }]])
  for (const [row, { factor, words, spans }] of evidenceByRow(letter)) {
    for (const [kind, weight] of entriesOf(row)) {
      const more = 1 + Math.min(5, words.size - 1) * (weight >= 3 ? 0.25 : 0.42)
      add(board, kind, { weight: weight * factor * more })
      for (const span of spans) add(board, kind, { weight: 0, span })
    }
  }
  return board
}

/** Headings count more and mere threats less: the best place of a row's cues is its factor. */
function evidenceByRow(letter: Letter): Map<CueRow, RowEvidence> {
  const rows = new Map<CueRow, RowEvidence>()
  for (const { row, start, end } of letter.hits) {
    if (!('kinds' in row) || !row.kinds) continue
    if (row.means === 'sender' && !isWhereSendersStand(letter, start)) continue
    const evidence = rows.get(row) ?? { factor: 0, words: new Set<string>(), spans: [] }
    evidence.factor = Math.max(evidence.factor, factorOf(letter, { row, start }))
    if (evidence.words.size < 12)
      evidence.words.add(letter.working.text.slice(start, end).toLowerCase())
    if (evidence.spans.length < 4) evidence.spans.push(toSpan(letter.working, start, end))
    rows.set(row, evidence)
  }
  return rows
}

/** Object.entries forgets the key type; these objects are written with DocumentType keys only. */
function entriesOf(row: CueRow): [DocumentType, number][] {
  return Object.entries('kinds' in row ? (row.kinds ?? {}) : {}) as [DocumentType, number][]
}

const HEADINGS = new Set(['letterhead', 'subject', 'reference'])
const THREAT =
  /\b(?:may|could|might|would|if|unless|can|consider|will (?:be|then|result|instruct|pass|apply|ask)|lead to|result in|risk|avoid|threat|before|until|or else|next step|not yet|never|had|were to|leads? to|without)\b[^.]{0,120}$/i

/** The same in other languages: conditions and what may follow. Japanese says the condition last. */
const THREAT_ABROAD =
  /(?<!\p{L})(?:may|could|if|unless|will be|wenn|falls|sollten?|sofern|andernfalls|sonst|würden?|könn\p{L}*|kann|droh\p{L}*|si vous|défaut|faute de|sinon|pourr\p{L}*|si no|de no|en caso|podr\p{L}*|qualora|mancanza|difetto|altrimenti|potr\p{L}*|indien|als u|anders|gebreke|kunnen|jeśli|jeżeli)(?!\p{L})[^.]{0,120}$|場合[^。]{0,60}$/iu

/** "BEFORE DEBT RECOVERY", "PRE-BAILIFF": a stage still to come. */
const AHEAD =
  /\b(?:before|pre|prior to|avoid|to stop|stop|warning of|prevent)[ -]{1,3}(?:the |a |any |your )?(?:\w+ )?$/i

function factorOf(letter: Letter, at: { row: CueRow; start: number }): number {
  const line = lineAt(letter.lines, at.start)
  if (!line || at.row.means === 'sender') return 1
  const { text } = letter.working
  if (AHEAD.test(text.slice(Math.max(0, at.start - 24), at.start))) return 0.3
  if (HEADINGS.has(line.block)) return 1.35
  const isState = entriesOf(at.row).some(([kind]) => STATES.has(kind))
  if (isState && isOnlyThreatened(letter, at.start)) return 0.4
  if (line.text.length <= 80 && line.text === line.text.toUpperCase()) return 1.3
  return line.block === 'footer' ? 0.5 : 1
}

function isOnlyThreatened(letter: Letter, start: number): boolean {
  const left = leftOf(letter.working.text, start).slice(-160)
  return letter.language === 'en' ? THREAT.test(left) : THREAT_ABROAD.test(left)
}

/** Kinds that are a state of affairs: to be threatened with them is not to be in them. */
const STATES: ReadonlySet<DocumentType> = new Set([
  'BAILIFF_NOTICE',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'STATUTORY_DEMAND',
  'EVICTION_NOTICE',
  'PENALTY_CHARGE_NOTICE',
  'DISMISSAL_LETTER',
  'SCAM_LETTER',
])

/** The first lines, the signature and the footer. */
function isWhereSendersStand(letter: Letter, start: number): boolean {
  const line = lineAt(letter.lines, start)
  if (!line) return false
  if (line.block === 'signature' || line.block === 'footer') return true
  const isOpening = line.index === 0 && start < 30
  return isOpening || (line.index < 4 && line.text.length < 100 && line.block !== 'salutation')
}

/** A later stage outranks its cause: a bailiff's letter is about some tax, a claim about some parking charge. */
const STAGES = [
  { kind: 'BAILIFF_NOTICE', from: 4, bonus: 3 },
  { kind: 'COURT_CLAIM', from: 5, bonus: 3 },
  { kind: 'COURT_JUDGMENT', from: 6, bonus: 5 },
  { kind: 'LETTER_BEFORE_CLAIM', from: 5, bonus: 1.5 },
] as const satisfies readonly { kind: DocumentType; from: number; bonus: number }[]

/** Suspicious signs add up; signs of a real sender take away. One sign alone convicts nobody. */
function scam(board: Board, given: { signs: readonly WeighedSign[]; isShort: boolean }): void {
  const { signs } = given
  const bad = signs.filter(({ points }) => points === 'suspicious')
  const good = signs.filter(({ points }) => points === 'genuine')
  const against = good.reduce((sum, { weight }) => sum + weight, 0)
  const total = bad.reduce((sum, { weight }) => sum + weight, 0)
  const strongest = Math.max(0, ...bad.map(({ weight }) => weight))
  const isAlone = bad.length < 2 && strongest < (given.isShort ? 3.4 : 4.5)
  if (strongest < 2 || total < 3.4 || isAlone) return
  const top = Math.max(0, ...scores(board))
  const weight = total * 1.1 - against + lift({ strongest, total, top })
  add(board, 'SCAM_LETTER', { weight })
  for (const { span } of bad) if (span) add(board, 'SCAM_LETTER', { weight: 0, span })
}

/** Strong signs weigh against the kind the fraud dresses up as; signs only criminals give outweigh it. */
function lift(at: { strongest: number; total: number; top: number }): number {
  if (at.strongest >= 6) return at.top
  return at.strongest >= 3.4 && at.total >= 5 ? Math.min(9, at.top * 0.75) : 0
}

/** A blackmail mail speaks in the first person too; a person who asks about one puts a question. */
function isPlainScam(letter: Letter, signs: readonly WeighedSign[]): boolean {
  const { text } = letter.working
  if (signs.some(({ code, weight }) => PRETENDED.has(code) || weight >= SAID_BY_NOBODY_ELSE))
    return !OF_A_FRAUD.test(text)
  const bad = signs.filter(({ points }) => points === 'suspicious')
  const total = bad.reduce((sum, { weight }) => sum + weight, 0)
  if (text.includes('?') || ASKS_FIRST.test(text)) return false
  if (!isSaidToReader(letter)) return false
  const isOffer = bad.some(({ code }) => code === 'promises_money') && !TOLD.test(text)
  return total >= (isOffer ? 4.5 : 6)
}

/** Whoever names it a fraud, or tells that the money is gone, asks about it. */
const OF_A_FRAUD =
  /\b(?:scam\w*|fraud\w*|genuine|real|betrug|betrüger\w*|arnaque|escroc\w*|estafa\w*|truffa\w*|oplicht\w*)\b|\b(?:sent|paid|transferred|wired) (?:him|her|them|it|over|about|nearly|[£$€]?\d|£|\$|€)|(?<!\p{L})(?:überwiesen|versé|viré|he (?:enviado|transferido)|ho (?:inviato|mandato|fatto un bonifico)|overgemaakt)(?!\p{L})|詐欺|振り込んでしま/iu

/** "Enter your card": a fraud speaks to somebody. "My gift card expired", "inheritance tax on a house" are said to nobody. */
function isSaidToReader(letter: Letter): boolean {
  return wordsOf(letter).reader?.test(letter.working.text) !== false
}

/** Somebody tells of a message that came. */
const TOLD = /\b(?:got|received|sent me|had) (?:a|an|this|some|these)\b/i

/** Typed without a mark: "is it true that". */
const ASKS_FIRST =
  /^(?:is (?:it|this|that)|are|am i|do (?:i|you|we|they)|did|does|can|where|who|when|why|should|what|how)\b/i

/** Signs of a mail in which the criminal is the first person. */
const PRETENDED: ReadonlySet<string> = new Set(['family_emergency', 'blackmail'])
/** A sign of this weight is a whole message of a criminal, as of a boss who needs money in secret. */
const SAID_BY_NOBODY_ELSE = 10

function rank(board: Board): Classified {
  const ranked = Array.from(board).toSorted((a, b) => b[1].score - a[1].score)
  const top = Math.max(...ranked.map(([, { score }]) => score))
  const odds = ranked.map(([, { score }]) => Math.exp((score - top) / TEMPERATURE))
  const total = odds.reduce((sum, one) => sum + one, 0)
  const candidates = ranked.map(([documentType, { spans }], at) => ({
    documentType,
    confidence: Math.round(((odds[at] ?? 0) / total) * MOST_CERTAIN * 100) / 100,
    evidence: spans,
  }))
  const [first = NOTHING, second = NOTHING] = candidates
  return {
    documentType: first.documentType,
    confidence: first.confidence,
    candidates: candidates.filter(
      ({ confidence }, at) => at === 0 || (at < 4 && confidence >= 0.02),
    ),
    isAmbiguous: first.confidence < 0.6 && second.confidence > 0.25,
  }
}

/** Even the plainest letter may fool us. */
const MOST_CERTAIN = 0.97
const NOTHING: TypeCandidate = { documentType: 'OTHER', confidence: 0, evidence: [] }
