/** Advice on one reading, section by section. */
import type {
  Analysis,
  AnalysisOutcome,
  InsiderInsight,
  LetterFacts,
} from '@plainletter/contracts/analysis'
import { say, sayFixed } from '@plainletter/phrases/phrases'

import { actions } from './actions.ts'
import { fixedClaim, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { crisisClaim } from './crisis.ts'
import type { AdviseInput, Facts } from './facts.ts'
import { firstThingsFirst } from './first-things-first.ts'
import { warnNotOfficial } from './genuineness.ts'
import { MOST_HELP, helpOffers } from './help.ts'
import { informationSummary } from './information-summary.ts'
import { insights } from './insights.ts'
import { jurisdictionWarnings } from './jurisdiction-warnings.ts'
import { adviceClaims, enhancedInfo } from './key-advice.ts'
import { labelHere } from './kind-here.ts'
import { optionOffers } from './options.ts'
import { organisationText } from './organisation.ts'
import { complexityOf, helpReasons } from './professional-help.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import { assess } from './situation.ts'
import type { Questioning, Situation } from './situation.ts'
import { summaryClaims } from './summary.ts'
import { createTranscript } from './transcript.ts'
import type { Transcript } from './transcript.ts'
import { verdictClaim } from './verdict.ts'

const ENGINE_VERSION = '1.0.0'
const LIMITS = {
  calm: 3,
  warnings: 6,
  checks: 12,
  rights: 8,
  advice: 6,
  options: 6,
  choices: 3,
} as const

/**
 * Advises on one reading. `knowledge` is that of `whichCountry(reading, request)`; another country's is not used.
 * `questioning` may be null for a letter. `coverage.depth` is 'none' when we abstain: the caller then takes no credit.
 */
export function adviseWith(
  input: AdviseInput,
  questioning: Questioning | null,
): Omit<AnalysisOutcome, 'draftResponse'> {
  const situation = assess(input, questioning)
  const transcript = createTranscript(situation.facts.phrases)
  // The order of these calls is the order in which a sentence is claimed: what people see first keeps it.
  const head = writeHead(situation, transcript)
  const body = writeBody(situation, transcript)
  const insiderInsight = writeInsight(situation, transcript)
  const organizationIntelligence = organisationText(situation, transcript)
  const summary = informationSummary(situation, transcript)
  return {
    analysis: { ...head, ...body, basis: transcript.basis() },
    insiderInsight,
    organizationIntelligence,
    informationSummary: summary,
  }
}

function writeHead(situation: Situation, transcript: Transcript) {
  const { facts, deadlines, answering } = situation
  const { reading, phrases } = facts
  const isEnquiry = reading.documentType === 'ENQUIRY'
  const verdict = transcript.text('verdict', [verdictClaim(situation)], {
    otherwise: fixedClaim(phrases, 'noWords'),
  })
  const directAnswer = isEnquiry
    ? transcript.text('directAnswer', answering?.answerClaims(situation) ?? [])
    : ''
  const summary = transcript.text('summary', summaryClaims(situation), {
    otherwise: fixedClaim(phrases, 'readBelow'),
  })
  const confirmation = transcript.text('questionConfirmation', confirmClaims(situation))
  deadlines.forEach((deadline, index) => transcript.prove(`deadlines.${index}`, deadline.basis))
  if (facts.sender) transcript.prove('senderOrganization', facts.sender.basis)
  transcript.prove('documentType', facts.kindBasis)
  return {
    language: phrases.language,
    documentType: reading.documentType,
    ...paperOf(facts),
    senderOrganization: reading.senderOrganization,
    letterFacts: writeLetterFacts(facts, transcript),
    urgencyLevel: needsHelpNow(situation) ? 'high' : reading.urgencyLevel,
    verdict,
    summary,
    isEnquiry,
    userQuestion: reading.question?.text ?? null,
    directAnswer: directAnswer === '' ? null : directAnswer,
    ...possibleAnswers(situation, transcript),
    firstThingsFirst: firstThingsFirst(situation, transcript),
    questionConfirmation: confirmation === '' ? null : confirmation,
    cannotHappenYet: transcript.list('cannotHappenYet', calmClaims(situation), LIMITS.calm),
    deadlines,
  } satisfies Partial<Analysis>
}

function needsHelpNow({ facts, answer }: Situation): boolean {
  return crisisClaim(facts) !== null || answer?.best.rule.isUrgent === true
}

/** Where we abstain: the answers that may be meant. The person sees which fits, and pays nothing. */
function possibleAnswers(
  { facts, coverage, perhaps, answering }: Situation,
  transcript: Transcript,
): Pick<Analysis, 'possibleAnswers'> {
  if (coverage.depth !== 'none' || !answering || perhaps.length === 0) return {}
  const claims = answering.possibleClaims(facts.phrases, perhaps)
  return { possibleAnswers: transcript.list('possibleAnswers', claims, claims.length) }
}

/** What it is beyond its kind, and what to call it. */
function paperOf(facts: Facts): Pick<Analysis, 'paper' | 'label'> {
  return { paper: facts.reading.paper?.name ?? null, label: labelHere(facts) }
}

function writeLetterFacts(facts: Facts, transcript: Transcript): LetterFacts {
  const { letterDate, letterDateBasis, mainSum, creditor } = facts
  transcript.prove('letterFacts.letterDate', letterDateBasis)
  if (mainSum) transcript.prove('letterFacts.sum', mainSum.basis)
  if (creditor) transcript.prove('letterFacts.creditor', creditor.basis)
  const sum = mainSum && { value: mainSum.amount.value, currency: mainSum.amount.currency }
  return { letterDate, sum, creditor: creditor?.name ?? null }
}

function writeBody(situation: Situation, transcript: Transcript) {
  const { facts, findings, coverage, rules } = situation
  const { reading, phrases } = facts
  const reason = transcript.text('professionalHelpReason', helpReasons(situation))
  return {
    requiresProfessionalHelp: reason !== '',
    professionalHelpReason: reason === '' ? null : reason,
    complexityLevel: complexityOf(situation, reason !== ''),
    jurisdiction: reading.jurisdiction,
    jurisdictionWarnings: transcript.list(
      'jurisdictionWarnings',
      jurisdictionWarnings(situation),
      LIMITS.warnings,
    ),
    notOfficialWarnings: transcript.list(
      'notOfficialWarnings',
      warnNotOfficial(facts),
      LIMITS.warnings,
    ),
    checks: transcript.items(
      'checks',
      findings.map(({ kind, result, detail, ...claim }) => ({
        claim,
        make: (says: string) => ({ kind, result, says, ...(detail ? { detail } : {}) }),
      })),
      LIMITS.checks,
    ),
    greyAreaInsights: insights(situation, transcript),
    legalRights: transcript.list('legalRights', rowsOf(rules, 'right').map(claimOf), LIMITS.rights),
    possibleResponses: transcript.items(
      'possibleResponses',
      optionOffers(situation),
      LIMITS.options,
    ),
    recommendedActions: actions(situation, transcript),
    keyAdvice: transcript.list('keyAdvice', adviceClaims(situation), LIMITS.advice),
    enhancedInfo: enhancedInfo(situation, transcript),
    help: transcript.items('help', helpOffers(facts), MOST_HELP),
    coverage: {
      depth: coverage.depth,
      says: sayFixed(phrases, coverage.sentence, { rules: String(coverage.rules) }),
      rules: coverage.rules,
    },
    clarification: clarification(situation),
    versions: {
      engine: ENGINE_VERSION,
      knowledge: facts.knowledge?.version ?? 'none',
      lawAsAt: facts.knowledge?.asOf ?? facts.today,
      today: facts.today,
    },
  } satisfies Partial<Analysis>
}

const LONGEST_QUESTION = 140

/** The question as we took it. A long one is shown by its start, up to a whole word. */
function confirmClaims({ facts: { reading, text, phrases } }: Situation): Claim[] {
  if (!reading.question) return []
  const line = reading.question.text.replace(/\s+/g, ' ').trim()
  const shown =
    line.length <= LONGEST_QUESTION
      ? line
      : `${line.slice(0, LONGEST_QUESTION).replace(/\s\S*$/, '')} …`
  return [
    {
      says: say(phrases, 'youAsked', { question: shown }),
      basis: letterBases(text, [reading.question.span]),
    },
  ]
}

function calmClaims({ rules }: Situation) {
  return rowsOf(rules, 'fact')
    .filter((row) => row.rule.slot === 'cannot_happen_yet')
    .map(claimOf)
}

function clarification({ facts: { reading, phrases } }: Situation): Analysis['clarification'] {
  const choices = reading.candidates.slice(0, LIMITS.choices).map((one) => one.documentType)
  // A paper is known by its own words, whichever of two kinds it is put under.
  if (!reading.isAmbiguous || reading.paper || new Set(choices).size < 2) return null
  return { question: sayFixed(phrases, 'whichKind'), choices: [...new Set(choices)] }
}

function writeInsight({ rules }: Situation, transcript: Transcript): InsiderInsight | null {
  for (const { rule, basis } of rowsOf(rules, 'fact')) {
    if (rule.slot !== 'did_you_know') continue
    const content = transcript.text('insiderInsight', [claimOf({ rule, basis })])
    if (content !== '') {
      return {
        content,
        learnMore: rule.learnMore ?? `${rule.authority.title}, ${rule.authority.provision}`,
      }
    }
  }
  return null
}
