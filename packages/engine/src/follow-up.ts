/** Answers what a person asks or adds about a letter that was read: their words stay theirs, and never become the letter's. */
import { adviseWith } from '@plainletter/adviser/advise-with'
import { ANSWERING } from '@plainletter/adviser/answering'
import type { AdviseInput } from '@plainletter/adviser/facts'
import type { Analysis, AnalysisOutcome, Basis } from '@plainletter/contracts/analysis'
import type { FollowUp } from '@plainletter/contracts/follow-up'
import type { Reading } from '@plainletter/contracts/reading'
import { draftReply } from '@plainletter/drafting/draft-reply'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { kindName } from '@plainletter/phrases/format'
import { sayFixed } from '@plainletter/phrases/phrases'
import type { Phrases } from '@plainletter/phrases/phrases'
import { joinSentences } from '@plainletter/phrases/sentence'
import { read } from '@plainletter/reader/read'

import { answerFromLetter, isAboutMoney } from './answer-from-letter.ts'
import { letterQuestion } from './letter-questions.ts'
import type { LetterQuestion } from './letter-questions.ts'
import { askInLaw, prepare } from './prepare.ts'
import type { EngineInput, Prepared } from './prepare.ts'
import { withTold } from './told-letter.ts'
import type { ToldLetter } from './told-letter.ts'

export type Answer = Omit<FollowUp, 'question' | 'askedAt'>

export interface Question {
  readonly letter: ToldLetter
  readonly words: string
}

export interface AnsweredQuestion {
  readonly outcome: AnalysisOutcome
  readonly answer: Answer
}

/** The answer to the words, and the letter's analysis anew, in the place that the person's words show. */
export async function followUp(
  { letter, words }: Question,
  now: number,
): Promise<AnsweredQuestion> {
  const before = await withTold(letter, now)
  const input = await withTold({ ...letter, said: [...letter.said, words] }, now)
  const prepared = await prepare(input)
  const knowledge = await loadKnowledge(prepared.knowledge.country, input.request.language)
  const found = await answerWords({ ...input, words }, { ...prepared, knowledge })
  const isMoved = placeOf(input) !== placeOf(before)
  const answer = isMoved ? withPlaceNoted(found, prepared.draft.phrases) : found
  return { outcome: { ...prepared.advice, draftResponse: draftReply(prepared.draft) }, answer }
}

const placeOf = ({ corrections }: EngineInput): string => JSON.stringify(corrections?.place ?? null)

/** A place that the words name is used, whether they ask something besides or not. */
function withPlaceNoted(found: Answer, phrases: Phrases): Answer {
  const note = sayFixed(phrases, 'placeNoted')
  const answer = found.isAnswered ? joinSentences([note, found.answer]) : note
  return { ...found, answer, isAnswered: true }
}

type AskedInput = EngineInput & { readonly words: string }

/** What is asked of any letter is answered by its own analysis; what its sender can do, by the law where that says it. */
async function answerWords(input: AskedInput, about: Prepared): Promise<Answer> {
  const { reading, advice, draft } = about
  const asked = reading.documentType === 'ENQUIRY' ? null : letterQuestion(input.words)
  const own =
    asked && answerFromLetter(asked, { analysis: advice.analysis, phrases: draft.phrases })
  if (own?.isAnswered) return own
  const answer = await askLaw(input, about, asked)
  return own && !answer.isAnswered ? own : answer
}

/** A question that says less than it means ("Is it too old?") is asked once more with the kind of letter beside it. */
async function askLaw(
  input: AskedInput,
  about: Prepared,
  asked: LetterQuestion | null,
): Promise<Answer> {
  const answer = await ask(input, about)
  const { documentType } = about.reading
  if (answer.isAnswered || documentType === 'ENQUIRY') return answer
  // "Can they come to my house?" of an employer asks nothing that the law of dismissals answers.
  if (asked && !isAboutMoney(about.advice.analysis)) return answer
  const again = await ask(input, about, kindName(about.draft.phrases, documentType))
  return again.isAnswered ? again : answer
}

async function ask(
  { words, today, request }: AskedInput,
  about: Prepared,
  kind = '',
): Promise<Answer> {
  const { reading, knowledge, advice, draft } = about
  const { documentType } = reading
  const text = kind === '' ? words : `${words}\n(${kind})`
  const input: AdviseInput = {
    phrases: draft.phrases,
    text,
    reading: asQuestion(text, reading),
    knowledge,
    today,
    request: { ...request, country: reading.jurisdiction.countryCode },
    ...(documentType === 'ENQUIRY'
      ? {}
      : { about: { kind: documentType, deadlines: advice.analysis.deadlines } }),
  }
  const asked = await askInLaw(ANSWERING, input)
  const { analysis } = adviseWith(input, { answering: ANSWERING, asked })
  return answerFrom(analysis, { letter: advice.analysis, words })
}

/** The words read as a question, in the letter's country and, where they name no other, in its field. */
function asQuestion(words: string, { jurisdiction, topic }: Reading): Reading {
  const found = read(words, { country: jurisdiction.countryCode, documentType: 'ENQUIRY' })
  return {
    ...found,
    jurisdiction,
    topic: found.topic === 'general' ? topic : found.topic,
    question: found.question ?? { text: words, span: [0, words.length], premises: [] },
  }
}

const LISTS = ['legalRights', 'keyAdvice', 'cannotHappenYet'] as const
const MOST_POINTS = 4

function answerFrom(asked: Analysis, { letter, words }: Asked): Answer {
  const points = newPoints(asked, { letter, words })
  const direct = asked.basis['directAnswer'] ?? []
  const all = points.map(({ says }) => says)
  // What the person said proves nothing. A day of their letter is proved by the letter.
  const days = letter.deadlines.flatMap((deadline) => deadline.basis)
  const proofs = [...direct, ...points.flatMap((point) => point.basis)]
  const basis = [...new Set(proofs.filter((one) => one.kind === 'law' || days.includes(one)))]
  const possible = asked.possibleAnswers ?? []
  if (direct.length === 0 && all.length === 0 && possible.length > 0) {
    const laws = possible.flatMap((_, at) => asked.basis[`possibleAnswers.${at}`] ?? [])
    const proved = laws.filter((one) => one.kind === 'law')
    return { answer: asked.directAnswer ?? '', points: possible, isAnswered: false, basis: proved }
  }
  if (direct.length > 0 || all.length === 0) {
    const isAnswered = direct.length > 0
    return { answer: asked.directAnswer ?? '', points: all, isAnswered, basis }
  }
  return { answer: joinSentences(all), points: [], isAnswered: true, basis }
}

interface Asked {
  readonly letter: Analysis
  readonly words: string
}

/** What the person's own words called for, and the analysis of the letter does not say. */
function newPoints(asked: Analysis, { letter, words }: Asked) {
  const said = JSON.stringify(letter)
  const isTheirs = (one: Basis) => one.kind === 'letter' && one.span[1] <= words.length
  return LISTS.flatMap((list) =>
    asked[list].map((says, index) => ({ says, basis: asked.basis[`${list}.${index}`] ?? [] })),
  )
    .filter(({ says, basis }) => basis.some(isTheirs) && !said.includes(quoted(says)))
    .slice(0, MOST_POINTS)
}

/** As it stands inside of JSON. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1)
