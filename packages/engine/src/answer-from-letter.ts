/** Answers what is asked of any letter with what its analysis says already, and with the proof that it has there. */
import type { Analysis, Basis, DerivedDeadline } from '@plainletter/contracts/analysis'
import { formatDay, withoutEnd } from '@plainletter/phrases/format'
import { say, sayFixed } from '@plainletter/phrases/phrases'
import type { FixedKey, Phrases } from '@plainletter/phrases/phrases'
import { joinSentences } from '@plainletter/phrases/sentence'

import type { Answer } from './follow-up.ts'
import type { LetterQuestion } from './letter-questions.ts'

/** Said in the analysis, with what proves it there. */
type Part = { says: string; basis: readonly Basis[]; isFixed?: true }
type Source = { analysis: Analysis; phrases: Phrases }
/** `answer` are at most a few sentences; `points` are what else there is to know. */
type Parts = { answer: Part[]; points: Part[] }

const MOST_POINTS = 4
const MOST_SENTENCES = 3

/** Null where the analysis says nothing about it. What the sender can do is told as what may fit: each power has its own law. */
export function answerFromLetter(asked: LetterQuestion, source: Source): Answer | null {
  const isScam = source.analysis.documentType === 'SCAM_LETTER' && WANTED_OF_SENDER.has(asked)
  if (!isScam && ABOUT_MONEY.has(asked) && !isAboutMoney(source.analysis)) return null
  const { answer, points } = isScam ? ofScam(source) : PARTS[asked](source)
  const isSure = asked !== 'powers' || isScam
  const [first, rest] = [unlike(answer).slice(0, MOST_SENTENCES), unlike([...answer, ...points])]
  if (first.length === 0) return null
  const told = isSure ? first : []
  const further = rest.filter((part) => !told.includes(part)).slice(0, MOST_POINTS)
  return {
    answer: isSure
      ? joinSentences(told.map(({ says }) => says))
      : joinSentences([
          sayFixed(source.phrases, 'noAnswer'),
          sayFixed(source.phrases, 'rulesBelow'),
        ]),
    points: further.map(({ says }) => says),
    isAnswered: isSure,
    basis: [...new Set([...told, ...further].flatMap(({ basis }) => basis))],
  }
}

/** What only an honest sender could grant, or do. */
const WANTED_OF_SENDER: ReadonlySet<LetterQuestion> = new Set([
  'first_step',
  'more_time',
  'instalments',
  'cannot_pay',
  'dispute',
  'appeal',
  'powers',
])

function ofScam({ analysis, phrases }: Source): Parts {
  const keys = ['scamStepContact', 'scamStepCheck', 'scamStepBank', 'scamStepReport'] as const
  return {
    answer: [...line(analysis, 'verdict', analysis.verdict), fixed(phrases, 'scamNext')],
    points: keys.map((key) => fixed(phrases, key)),
  }
}

const ABOUT_MONEY: ReadonlySet<LetterQuestion> = new Set(['owing', 'instalments', 'cannot_pay'])

/** Asks for a sum; of a dismissal nobody can be asked to pay in parts. */
export function isAboutMoney({ letterFacts }: Analysis): boolean {
  return (letterFacts?.sum ?? null) !== null
}

/** Each sentence once, and none that is empty or without proof. */
function unlike(parts: readonly Part[]): Part[] {
  return parts.filter(
    ({ says, basis, isFixed }, at) =>
      says !== '' &&
      (basis.length > 0 || isFixed === true) &&
      parts.findIndex((other) => other.says === says) === at,
  )
}

const PARTS: Record<LetterQuestion, (source: Source) => Parts> = {
  meaning: (source) => ({
    answer: [
      ...line(source.analysis, 'verdict', source.analysis.verdict),
      ...first(source.analysis, 'whatTheyWant'),
    ],
    points: [...first(source.analysis, 'realityCheck'), ...nextStep(source)],
  }),
  who: ({ analysis }) => ({
    answer: first(analysis, 'whoTheyAre'),
    points: list(analysis, 'notOfficialWarnings'),
  }),
  genuine: ({ analysis, phrases }) => ({
    answer: [
      ...(analysis.documentType === 'SCAM_LETTER'
        ? line(analysis, 'verdict', analysis.verdict)
        : []),
      ...checks(analysis, 'genuineness'),
      ...list(analysis, 'notOfficialWarnings'),
      ...first(analysis, 'whoTheyAre'),
    ],
    points: [fixed(phrases, 'scamStepContact'), fixed(phrases, 'scamStepCheck')],
  }),
  first_step: (source) => ({ answer: nextStep(source), points: steps(source.analysis) }),
  rights: ({ analysis }) => ({
    answer: first(analysis, 'yourRights'),
    points: list(analysis, 'legalRights'),
  }),
  help: ({ analysis }) => ({
    answer: helpers(analysis).slice(0, 2),
    points: helpers(analysis).slice(2),
  }),
  ignoring: ({ analysis, phrases }) => ({
    answer: [...days(analysis, phrases), ...first(analysis, 'realityCheck')],
    points: list(analysis, 'cannotHappenYet'),
  }),
  owing: ({ analysis }) => ({
    answer: [...first(analysis, 'realityCheck'), ...first(analysis, 'yourRights')],
    points: [...actions(analysis, 'disputeDebt'), ...checks(analysis, 'limitation')],
  }),
  instalments: ({ analysis }) => ({
    answer: options(analysis, ['negotiate']),
    points: actions(analysis, 'validDebt'),
  }),
  time: ({ analysis, phrases }) => ({
    answer: days(analysis, phrases),
    points: analysis.deadlines.slice(1).map((one) => ({
      says: dayOf(one, phrases),
      basis: one.basis,
    })),
  }),
  more_time: (source) => ({
    answer: [...options(source.analysis, ['negotiate']), ...days(source.analysis, source.phrases)],
    points: nextStep(source),
  }),
  cannot_pay: ({ analysis }) => ({
    answer: [...options(analysis, ['negotiate']), ...helpers(analysis).slice(0, 1)],
    points: [...actions(analysis, 'validDebt').slice(0, 2), ...helpers(analysis)],
  }),
  dispute: (source) => ({
    answer: [
      ...options(source.analysis, ['dispute', 'defend', 'appeal', 'complain']),
      ...nextStep(source),
    ].slice(0, 1),
    points: [
      ...actions(source.analysis, 'disputeDebt'),
      ...checks(source.analysis, 'limitation'),
      ...steps(source.analysis),
    ],
  }),
  appeal: ({ analysis, phrases }) => ({
    answer: [
      ...options(analysis, ['appeal', 'defend', 'dispute', 'complain']).slice(0, 1),
      ...days(analysis, phrases),
    ],
    points: actions(analysis, 'disputeDebt'),
  }),
  powers: ({ analysis, phrases }) => ({
    answer: list(analysis, 'cannotHappenYet'),
    points: [...days(analysis, phrases), ...first(analysis, 'realityCheck')],
  }),
}

/** Says nothing of the letter or the law, so that it needs no proof. */
function fixed(phrases: Phrases, key: FixedKey): Part {
  return { says: sayFixed(phrases, key), basis: [], isFixed: true }
}

function line(analysis: Analysis, path: string, says: string): Part[] {
  return [{ says, basis: analysis.basis[path] ?? [] }]
}

function first(analysis: Analysis, name: keyof Analysis['firstThingsFirst']): Part[] {
  return line(analysis, `firstThingsFirst.${name}`, analysis.firstThingsFirst[name])
}

/** Without the sentence that points to the steps below it. */
function nextStep({ analysis, phrases }: Source): Part[] {
  const below = sayFixed(phrases, 'startBelow')
  return first(analysis, 'nextSteps').map((part) => ({
    ...part,
    says: part.says.replace(below, '').trim(),
  }))
}

function list(
  analysis: Analysis,
  name: 'cannotHappenYet' | 'legalRights' | 'notOfficialWarnings',
): Part[] {
  return analysis[name].flatMap((says, at) => line(analysis, `${name}.${at}`, says))
}

function checks(analysis: Analysis, kind: Analysis['checks'][number]['kind']): Part[] {
  return analysis.checks.flatMap((check, at) =>
    check.kind === kind ? line(analysis, `checks.${at}`, check.says) : [],
  )
}

function actions(analysis: Analysis, name: 'validDebt' | 'disputeDebt'): Part[] {
  return analysis.recommendedActions[name].flatMap((says, at) =>
    line(analysis, `recommendedActions.${name}.${at}`, says),
  )
}

function steps({ basis, recommendedActions }: Analysis): Part[] {
  return (['step1', 'step2', 'step3', 'step4'] as const).map((name) => ({
    says: recommendedActions[name] ?? '',
    basis: basis[`recommendedActions.${name}`] ?? [],
  }))
}

/** In the order of `types`. */
function options(analysis: Analysis, types: readonly string[]): Part[] {
  const found = analysis.possibleResponses.map((option, at) => ({ option, at }))
  return types.flatMap((type) =>
    found
      .filter(({ option }) => option.type === type)
      .flatMap(({ option, at }) =>
        line(
          analysis,
          `possibleResponses.${at}`,
          joinSentences([asSentence(option.title), option.description]),
        ),
      ),
  )
}

/** Who helps, with the number, or the page where there is none. */
function helpers({ help, basis }: Analysis): Part[] {
  return help.map(({ name, does, phone, url }, at) => ({
    says: joinSentences([asSentence(`${name} (${phone ?? url.replace(HOST, '$1')})`), does]),
    basis: basis[`help.${at}`] ?? [],
  }))
}

/** Of an address: "https://www.gov.uk/legal-aid". */
const HOST = /^https?:\/\/([^/]+).*$/

function asSentence(words: string): string {
  return /[.!?。！？]$/u.test(words) ? words : `${words}${IN_JAPANESE.test(words) ? '。' : '.'}`
}

const IN_JAPANESE = /[\u3040-\u30ff]/u

/** By when to do what, and what they say comes after it. */
function days({ deadlines }: Analysis, phrases: Phrases): Part[] {
  return deadlines.slice(0, 1).map((deadline) => ({
    says: joinSentences([dayOf(deadline, phrases), deadline.consequence ?? '']),
    basis: deadline.basis,
  }))
}

function dayOf({ action, date, isPassed }: DerivedDeadline, phrases: Phrases): string {
  return say(phrases, isPassed ? 'lastDayWas' : 'lastDayIs', {
    action: withoutEnd(action),
    day: formatDay(phrases, date),
  })
}
