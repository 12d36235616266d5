import type { Analysis, Basis } from '@plainletter/contracts/analysis'
import type { Language } from '@plainletter/contracts/country'

import { analysisMessages as words } from '../../messages/analysis.ts'
import { exportMessages } from '../../messages/exports.ts'
import { nameFile } from '../../name-file.ts'
import { chooseInsights } from '../choose-insights.ts'
import { formatDate } from '../date-words.ts'
import { groupHelp } from '../group-help.ts'
import { findSourceNumber, listLawSources, nameSource } from '../law-sources.ts'
import { nameAnalysis } from '../name-analysis.ts'
import type { AnalysedDocument } from '../sections.ts'
import { listTactics } from '../tactics.ts'
import { hideSealed } from './hide-sealed.ts'

export type ReportLine =
  | { kind: 'paragraph' | 'item' | 'detail'; text: string }
  | { kind: 'step' | 'source'; number: number; text: string; url?: string }
  /** Keeps its line breaks. */
  | { kind: 'letter'; text: string }

export interface ReportPart {
  title: string
  lines: readonly ReportLine[]
}

/** The whole result in the order of the page, for every kind of file. `about` are the lines under the title. */
export interface Report {
  title: string
  about: readonly string[]
  parts: readonly ReportPart[]
  language: Language
}

/** Each statement stands with its proofs: the letter's words, or the number of a source listed at the end. */
export function writeReport(document: AnalysedDocument, today: string): Report {
  const { analysis } = document
  const cite = makeCiter(listSources(document))
  const prove: Prover = (says, path) => [says, ...(analysis.basis[path] ?? []).map(cite)].join(' ')
  const parts = [
    writeGlance(document, prove),
    writeDeadlines(analysis),
    ...writeStart(document, prove),
    ...writeMatters(analysis, prove),
    ...writeChoices(analysis, prove),
    { title: words.draft, lines: writeLetter(document.draftResponse) },
    ...writeAnswers(document, cite),
    writeHelp(analysis),
    { title: words.sources, lines: writeSources(document) },
    { title: exportMessages.original, lines: writeLetter(hideSealed(document.originalText)) },
  ]
  return {
    title: nameReport(analysis),
    about: [nameFile(document.filename), formatDate(today), words.notAdviceWhole],
    parts: parts.filter((part) => part.lines.length > 0),
    language: analysis.language,
  }
}

function nameReport(analysis: Analysis): string {
  const kind = nameAnalysis(analysis)
  const { senderOrganization } = analysis
  return senderOrganization === null ? kind : words.kindFrom(kind, senderOrganization)
}

/** Adds the proofs at `path` to a statement. */
type Prover = (says: string, path: string) => string

/** The law of the result and of the answers given afterwards, numbered through. */
const listSources = ({ analysis, followUps = [] }: AnalysedDocument) =>
  listLawSources({ ...analysis.basis, followUps: followUps.flatMap(({ basis }) => basis) })

type Citer = (proof: Basis) => string

const makeCiter =
  (sources: ReturnType<typeof listLawSources>): Citer =>
  (proof) =>
    proof.kind === 'letter'
      ? exportMessages.yourLetterSays(proof.quote)
      : `[${findSourceNumber(sources, proof)}]`

function writeGlance({ analysis }: AnalysedDocument, prove: Prover): ReportPart {
  return {
    title: words.chapters['at-a-glance'],
    lines: [
      ...paragraphs([
        words.priority[analysis.urgencyLevel],
        analysis.userQuestion === null ? '' : `${words.yourQuestion}: ${analysis.userQuestion}`,
        analysis.directAnswer === null ? '' : prove(analysis.directAnswer, 'directAnswer'),
        prove(analysis.verdict, 'verdict'),
      ]),
      ...items(analysis.possibleAnswers ?? [], 'possibleAnswers', prove),
      ...items(analysis.cannotHappenYet, 'cannotHappenYet', prove),
      ...items(analysis.jurisdictionWarnings, 'jurisdictionWarnings', prove),
      ...items(analysis.notOfficialWarnings, 'notOfficialWarnings', prove),
    ],
  }
}

function writeDeadlines({ deadlines }: Analysis): ReportPart {
  if (deadlines.length === 0) return { title: words.actBy, lines: paragraphs([words.noDate]) }
  return {
    title: words.actBy,
    lines: deadlines.flatMap((deadline) => [
      ...paragraphs([`${formatDate(deadline.date)}: ${deadline.action}`]),
      ...details(deadline.working.map((step) => `${formatDate(step.date)}: ${step.says}`)),
      ...details(
        deadline.consequence === null ? [] : [`${words.ifYouMissIt} ${deadline.consequence}`],
      ),
    ]),
  }
}

const FIRST_THINGS = [
  'whatTheyWant',
  'yourRights',
  'realityCheck',
  'whoTheyAre',
  'nextSteps',
] as const
const STEPS = ['step1', 'step2', 'step3', 'step4'] as const

function writeStart(document: AnalysedDocument, prove: Prover): readonly ReportPart[] {
  const { analysis, insiderInsight, organizationIntelligence } = document
  const { firstThingsFirst, recommendedActions } = analysis
  const told = FIRST_THINGS.filter((key) => firstThingsFirst[key] !== '').map(
    (key) => `${words.steps[key]}: ${prove(firstThingsFirst[key], `firstThingsFirst.${key}`)}`,
  )
  return [
    { title: words.keyAdvice, lines: items(analysis.keyAdvice, 'keyAdvice', prove) },
    {
      title: words.firstThingsFirst,
      lines: [...steps(told), ...asItems(STEPS.map((step) => recommendedActions[step] ?? ''))],
    },
    {
      title: words.didYouKnow,
      lines:
        insiderInsight === null
          ? []
          : paragraphs([insiderInsight.content, insiderInsight.learnMore]),
    },
    { title: words.organization, lines: paragraphs([organizationIntelligence ?? '']) },
  ]
}

function writeMatters(analysis: Analysis, prove: Prover): readonly ReportPart[] {
  const insights = chooseInsights(analysis.greyAreaInsights).flatMap(
    ({ severity, insights: chosen }) =>
      chosen.map(
        ({ insight, path }) =>
          `${words.severity[severity]}: ${prove(insight.insight, path)} ${words.doThis} ${insight.actionable}`,
      ),
  )
  const checks = analysis.checks.map(
    (check, index) =>
      `${words.checkKinds[check.kind]} ${words.checkResults[check.result]}. ${prove(check.says, `checks.${index}`)}`,
  )
  const tactics = listTactics(analysis.enhancedInfo).groups.flatMap((group) => group.tactics)
  return [
    { title: words.checks, lines: asItems(checks) },
    { title: words.insights, lines: asItems(insights) },
    { title: words.tactics, lines: asItems(tactics.map(({ says, path }) => prove(says, path))) },
  ]
}

const LISTS = ['validDebt', 'disputeDebt', 'general'] as const

function writeChoices(analysis: Analysis, prove: Prover): readonly ReportPart[] {
  return [
    { title: words.rights, lines: items(analysis.legalRights, 'legalRights', prove) },
    {
      title: words.options,
      lines: analysis.possibleResponses.flatMap((option, index) => [
        {
          kind: 'step' as const,
          number: index + 1,
          text: `${option.title}. ${prove(option.description, `possibleResponses.${index}`)}`,
        },
        ...details([
          `${words.option.bestFor}: ${option.bestFor}`,
          `${words.option.risk}: ${option.risk}`,
          `${words.option.time}: ${option.time}`,
          `${words.option.cost}: ${option.cost}`,
        ]),
      ]),
    },
    { title: words.complete, lines: paragraphs([prove(analysis.summary, 'summary')]) },
    ...LISTS.map((list) => ({
      title: words.completeLists[list],
      lines: items(analysis.recommendedActions[list], `recommendedActions.${list}`, prove),
    })),
    { title: words.professionalHelp, lines: paragraphs([analysis.professionalHelpReason ?? '']) },
  ]
}

/** What was asked afterwards, and the cases that were looked up. */
function writeAnswers(
  { followUps = [], caseResearch }: AnalysedDocument,
  cite: Citer,
): readonly ReportPart[] {
  return [
    {
      title: exportMessages.questions,
      lines: followUps.flatMap(({ question, answer, points, basis }) => [
        ...paragraphs([
          `${words.yourQuestion}: ${question}`,
          [answer, ...basis.map(cite)].join(' '),
        ]),
        ...asItems(points),
      ]),
    },
    { title: exportMessages.cases, lines: paragraphs((caseResearch?.research ?? '').split('\n')) },
  ]
}

function writeHelp(analysis: Analysis): ReportPart {
  const contacts = groupHelp(analysis.help).flatMap((group) => group.contacts)
  return {
    title: words.help,
    lines: asItems(
      contacts.map(({ name, does, phone, url }) =>
        [name, does, phone ?? '', url].filter(Boolean).join(' | '),
      ),
    ),
  }
}

function writeSources(document: AnalysedDocument): ReportLine[] {
  return listSources(document).map(({ number, basis: law }) => ({
    kind: 'source',
    number,
    text: `${nameSource(law)}. ${words.checkedOn(formatDate(law.checkedOn))}.`,
    url: law.url,
  }))
}

const writeLetter = (text: string | null): ReportLine[] =>
  text === null || text.trim() === '' ? [] : [{ kind: 'letter', text: text.trim() }]

const items = (claims: readonly string[], path: string, prove: Prover) =>
  asItems(claims.map((claim, index) => prove(claim, `${path}.${index}`)))

const linesOf = (kind: 'paragraph' | 'item' | 'detail') => (texts: readonly string[]) =>
  texts.filter((text) => text.trim() !== '').map((text): ReportLine => ({ kind, text }))
const paragraphs = linesOf('paragraph')
const asItems = linesOf('item')
const details = linesOf('detail')

const steps = (texts: readonly string[]) =>
  texts.map((text, index): ReportLine => ({ kind: 'step', number: index + 1, text }))
