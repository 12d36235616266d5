import type { Analysis, Basis } from '@plainletter/contracts/analysis'

import { analysisMessages as words } from '../messages/analysis.ts'
import { nameDocumentType } from '../page-language.ts'
import { chooseInsights } from './choose-insights.ts'
import { formatDate } from './date-words.ts'
import { makeFileName, stampDay } from './file-name.ts'
import { groupHelp } from './group-help.ts'
import { findSourceNumber, listLawSources, nameSource } from './law-sources.ts'
import type { AnalysedDocument } from './sections.ts'
import { listTactics } from './tactics.ts'

/** A heading with its lines. An empty list of lines is left out. */
type Block = { title: string; lines: readonly string[] }

/** The whole result as plain text, in the order of the page, with the law as numbered notes at the end. */
export function writeAnalysisText(document: AnalysedDocument, today: string): string {
  const { analysis } = document
  const prove = makeProver(analysis)
  const blocks = [
    writeGlance(document, prove),
    writeDeadlines(analysis),
    ...writeStart(document, prove),
    ...writeMatters(analysis, prove),
    ...writeChoices(analysis, prove),
    { title: words.draft, lines: document.draftResponse === null ? [] : [document.draftResponse] },
    ...writeHelp(analysis),
    { title: words.sources, lines: writeSources(analysis) },
  ]
  const head = [document.filename, formatDate(today), words.notAdviceWhole].join('\n')
  const body = blocks.filter((block) => block.lines.length > 0).map(writeBlock)
  return `${[head, ...body].join('\n\n\n')}\n`
}

/** "debt-collection-letter-analysis-2026-11-21.txt" */
export function nameAnalysisFile(document: AnalysedDocument, now: Date): string {
  return makeFileName(`${nameDocumentType(document.analysis.documentType)} analysis`, stampDay(now))
}

/** Adds the proofs at `path` to a statement: the letter's words, and the numbers of the sources of law. */
type Prover = (says: string, path: string) => string

function makeProver({ basis }: Analysis): Prover {
  const sources = listLawSources(basis)
  const cite = (proof: Basis) =>
    proof.kind === 'letter'
      ? `(your letter: "${proof.quote}")`
      : `[${findSourceNumber(sources, proof)}]`
  return (says, path) => [says, ...(basis[path] ?? []).map(cite)].join(' ')
}

function writeBlock({ title, lines }: Block): string {
  return `${title.toUpperCase()}\n${'='.repeat(title.length)}\n\n${lines.join('\n')}`
}

function writeGlance({ analysis }: AnalysedDocument, prove: Prover): Block {
  const sender = analysis.senderOrganization
  return {
    title: nameDocumentType(analysis.documentType),
    lines: keepText([
      sender === null ? '' : `${words.from}: ${sender}`,
      words.priority[analysis.urgencyLevel],
      analysis.userQuestion === null ? '' : `${words.yourQuestion}: ${analysis.userQuestion}`,
      analysis.directAnswer === null ? '' : prove(analysis.directAnswer, 'directAnswer'),
      prove(analysis.verdict, 'verdict'),
      ...proveAll(analysis.cannotHappenYet, 'cannotHappenYet', prove),
      ...proveAll(analysis.jurisdictionWarnings, 'jurisdictionWarnings', prove),
      ...proveAll(analysis.notOfficialWarnings, 'notOfficialWarnings', prove),
    ]),
  }
}

function writeDeadlines({ deadlines }: Analysis): Block {
  return {
    title: words.actBy,
    lines:
      deadlines.length === 0
        ? [words.noDate]
        : deadlines.flatMap((deadline) => [
            `${formatDate(deadline.date)}: ${deadline.action}`,
            ...deadline.working.map((step) => `    ${formatDate(step.date)}  ${step.says}`),
            ...(deadline.consequence === null
              ? []
              : [`    ${words.ifYouMissIt} ${deadline.consequence}`]),
          ]),
  }
}

function writeStart(document: AnalysedDocument, prove: Prover): readonly Block[] {
  const { analysis, insiderInsight, organizationIntelligence } = document
  const { firstThingsFirst, recommendedActions } = analysis
  const keys = ['whatTheyWant', 'yourRights', 'realityCheck', 'whoTheyAre', 'nextSteps'] as const
  const steps = ['step1', 'step2', 'step3', 'step4'] as const
  return [
    { title: words.keyAdvice, lines: proveAll(analysis.keyAdvice, 'keyAdvice', prove) },
    {
      title: words.firstThingsFirst,
      lines: [
        ...keys
          .filter((key) => firstThingsFirst[key] !== '')
          .map(
            (key, index) =>
              `${index + 1}. ${words.steps[key]}: ${prove(firstThingsFirst[key], `firstThingsFirst.${key}`)}`,
          ),
        ...keepText(steps.map((step) => recommendedActions[step] ?? '')).map(
          (says) => `   - ${says}`,
        ),
      ],
    },
    {
      title: words.didYouKnow,
      lines: insiderInsight === null ? [] : [insiderInsight.content, insiderInsight.learnMore],
    },
    { title: words.organization, lines: keepText([organizationIntelligence ?? '']) },
  ]
}

function writeMatters(analysis: Analysis, prove: Prover): readonly Block[] {
  const insights = chooseInsights(analysis.greyAreaInsights).flatMap(
    ({ severity, insights: chosen }) =>
      chosen.map(
        ({ insight, path }) =>
          `- ${words.severity[severity]}: ${prove(insight.insight, path)} ${words.doThis} ${insight.actionable}`,
      ),
  )
  const tactics = listTactics(analysis.enhancedInfo).groups.flatMap((group) => group.tactics)
  return [
    {
      title: words.checks,
      lines: analysis.checks.map(
        (check, index) =>
          `- ${words.checkKinds[check.kind]} ${words.checkResults[check.result]}. ${prove(check.says, `checks.${index}`)}`,
      ),
    },
    { title: words.insights, lines: insights },
    {
      title: words.tactics,
      lines: tactics.map((tactic) => `- ${prove(tactic.says, tactic.path)}`),
    },
  ]
}

function writeChoices(analysis: Analysis, prove: Prover): readonly Block[] {
  const lists = ['validDebt', 'disputeDebt', 'general'] as const
  return [
    { title: words.rights, lines: proveAll(analysis.legalRights, 'legalRights', prove) },
    {
      title: words.options,
      lines: analysis.possibleResponses.flatMap((option, index) => [
        `${index + 1}. ${option.title}. ${prove(option.description, `possibleResponses.${index}`)}`,
        `   ${words.option.bestFor}: ${option.bestFor}`,
        `   ${words.option.risk}: ${option.risk}`,
        `   ${words.option.time}: ${option.time}`,
        `   ${words.option.cost}: ${option.cost}`,
      ]),
    },
    { title: words.complete, lines: keepText([prove(analysis.summary, 'summary')]) },
    ...lists.map((list) => ({
      title: words.completeLists[list],
      lines: proveAll(analysis.recommendedActions[list], `recommendedActions.${list}`, prove),
    })),
    { title: words.professionalHelp, lines: keepText([analysis.professionalHelpReason ?? '']) },
  ]
}

function writeHelp(analysis: Analysis): readonly Block[] {
  const lines = groupHelp(analysis.help).flatMap(({ contacts }) =>
    contacts.map(
      ({ name, does, phone, url }) =>
        `- ${[name, does, phone ?? '', url].filter(Boolean).join(' | ')}`,
    ),
  )
  return [{ title: words.help, lines }]
}

function writeSources({ basis }: Analysis): readonly string[] {
  return listLawSources(basis).map(
    ({ number, basis: law }) =>
      `[${number}] ${nameSource(law)}. ${law.url} ${words.checkedOn(formatDate(law.checkedOn))}.`,
  )
}

const proveAll = (claims: readonly string[], path: string, prove: Prover) =>
  claims.map((claim, index) => `- ${prove(claim, `${path}.${index}`)}`)

const keepText = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')
