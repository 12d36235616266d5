/** The Analysis: what the letter means for the person who got it. Strings are plain words; `basis` proves each of them. */
import * as z from 'zod/mini'

import { DEFAULT_LANGUAGE } from './countries.ts'
import { CountryCode, Language, PlainDate } from './country.ts'
import { DocumentType } from './document-type.ts'
import { Paper } from './paper.ts'
import { Jurisdiction, Span, UrgencyLevel } from './reading.ts'
import { Severity } from './severity.ts'

/** Proof of one statement: the letter's own words, or a rule of law with the day we checked it. */
export const Basis = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('letter'), span: Span, quote: z.string() }),
  z.object({
    kind: z.literal('law'),
    ruleId: z.string(),
    title: z.string(),
    provision: z.string(),
    url: z.string(),
    checkedOn: PlainDate,
  }),
])
export type Basis = z.infer<typeof Basis>

/** One line of the working: "Letter dated 20 March 2024", "+ 5 days: counted as served", "+ 14 days". */
export const DerivationStep = z.object({ says: z.string(), date: PlainDate })
export type DerivationStep = z.infer<typeof DerivationStep>

/** A deadline as a proof. `date` is the day to act by; the earliest safe one leads. */
export const DerivedDeadline = z.object({
  date: PlainDate,
  action: z.string(),
  consequence: z.nullable(z.string()),
  source: z.enum(['letter', 'law']),
  isMain: z.boolean(),
  isPassed: z.boolean(),
  /** Counted from the date of the letter, though time mostly runs from the day on which it came. */
  mayRunLater: z.optional(z.literal(true)),
  /** Whole days from today to `date`; negative when passed. */
  daysLeft: z.int(),
  working: z.array(DerivationStep),
  basis: z.array(Basis),
})
export type DerivedDeadline = z.infer<typeof DerivedDeadline>

export const FirstThingsFirst = z.object({
  whatTheyWant: z.string(),
  yourRights: z.string(),
  realityCheck: z.string(),
  whoTheyAre: z.string(),
  nextSteps: z.string(),
})
export type FirstThingsFirst = z.infer<typeof FirstThingsFirst>

export const GradedInsight = z.object({
  severity: Severity,
  insight: z.string(),
  actionable: z.string(),
  confidence: z.number(),
})
export type GradedInsight = z.infer<typeof GradedInsight>

export const PossibleResponse = z.object({
  type: z.string(),
  title: z.string(),
  description: z.string(),
  cost: z.string(),
  time: z.string(),
  risk: z.string(),
  bestFor: z.string(),
})
export type PossibleResponse = z.infer<typeof PossibleResponse>

export const RecommendedActions = z.object({
  step1: z.optional(z.string()),
  step2: z.optional(z.string()),
  step3: z.optional(z.string()),
  step4: z.optional(z.string()),
  validDebt: z.array(z.string()),
  disputeDebt: z.array(z.string()),
  general: z.array(z.string()),
})
export type RecommendedActions = z.infer<typeof RecommendedActions>

export const EnhancedInfo = z.object({
  topTips: z.array(z.string()),
  delayingTactics: z.array(z.string()),
  strategicEmpowerment: z.array(z.string()),
})
export type EnhancedInfo = z.infer<typeof EnhancedInfo>

/** In major units, with its ISO 4217 code. */
const Money = z.object({ value: z.number(), currency: z.string() })

/** What a check found, for the letter that we draft: it must not read our sentences to know. */
const CheckDetail = z.discriminatedUnion('code', [
  z.object({ code: z.literal('sum_gap') }),
  z.object({ code: z.literal('late_notice') }),
  z.object({ code: z.literal('fee_above_law'), printed: Money, legal: Money }),
])

/** A result of checking the letter itself: its sums, its required parts, its age, its signs of being genuine. */
export const Check = z.object({
  kind: z.enum(['money', 'notice', 'genuineness', 'limitation']),
  result: z.enum(['fine', 'problem', 'unclear']),
  says: z.string(),
  detail: z.optional(CheckDetail),
})
export type Check = z.infer<typeof Check>

/** What the letter says that the next letter of the same dispute may say differently. Null where it says nothing. */
export const LetterFacts = z.object({
  letterDate: z.nullable(PlainDate),
  /** What is asked for in all. */
  sum: z.nullable(Money),
  /** To whom it is owed, where the sender writes for another. */
  creditor: z.nullable(z.string()),
})
export type LetterFacts = z.infer<typeof LetterFacts>

/** Someone to turn to, from the register of help organisations. */
export const HelpContact = z.object({
  name: z.string(),
  does: z.string(),
  url: z.string(),
  phone: z.optional(z.string()),
  group: z.string(),
})
export type HelpContact = z.infer<typeof HelpContact>

/** How well we cover this kind of document here. `none` means that we abstain and take no credit. */
export const Coverage = z.object({
  depth: z.enum(['full', 'basic', 'none']),
  says: z.string(),
  rules: z.int(),
})
export type Coverage = z.infer<typeof Coverage>

export const Analysis = z.object({
  /** The language of its sentences. */
  language: z._default(Language, DEFAULT_LANGUAGE),
  documentType: DocumentType,
  /** Which paper of its kind it is. Absent in results of before this was kept. */
  paper: z.optional(z.nullable(Paper)),
  /** What to call it where the name of its kind does not say it, in the language of the analysis. */
  label: z.optional(z.nullable(z.string())),
  senderOrganization: z.nullable(z.string()),
  /** Absent in results of before this was kept. */
  letterFacts: z.optional(LetterFacts),
  urgencyLevel: UrgencyLevel,
  /** One sentence that answers "am I in trouble, and how long have I got?". */
  verdict: z.string(),
  summary: z.string(),
  isEnquiry: z.boolean(),
  userQuestion: z.nullable(z.string()),
  questionConfirmation: z.nullable(z.string()),
  directAnswer: z.nullable(z.string()),
  /** Where none of our answers is likely enough to be the one asked for: those that may be, the likeliest first. */
  possibleAnswers: z.optional(z.array(z.string())),
  complexityLevel: z.enum(['simple', 'complex']),
  requiresProfessionalHelp: z.boolean(),
  professionalHelpReason: z.nullable(z.string()),
  jurisdiction: Jurisdiction,
  jurisdictionWarnings: z.array(z.string()),
  /** Warnings that a private letter is not an official one, or that it may be a scam. */
  notOfficialWarnings: z.array(z.string()),
  firstThingsFirst: FirstThingsFirst,
  /** What cannot happen yet, said to calm, and only where a rule supports it. */
  cannotHappenYet: z.array(z.string()),
  greyAreaInsights: z.object({
    insider_summary: z.array(GradedInsight),
    goldmine_insights: z.array(GradedInsight),
  }),
  enhancedInfo: z.nullable(EnhancedInfo),
  legalRights: z.array(z.string()),
  keyAdvice: z.array(z.string()),
  recommendedActions: RecommendedActions,
  possibleResponses: z.array(PossibleResponse),
  deadlines: z.array(DerivedDeadline),
  checks: z.array(Check),
  help: z.array(HelpContact),
  /** Proof per path: `legalRights.0`, `firstThingsFirst.whoTheyAre`, `possibleResponses.1`, `checks.0`. */
  basis: z.record(z.string(), z.array(Basis)),
  coverage: Coverage,
  /** Set when the letter fits two types about equally: what we would like to ask. */
  clarification: z.nullable(z.object({ question: z.string(), choices: z.array(DocumentType) })),
  versions: z.object({
    engine: z.string(),
    knowledge: z.string(),
    lawAsAt: PlainDate,
    today: PlainDate,
  }),
})
export type Analysis = z.infer<typeof Analysis>

export const InsiderInsight = z.object({ content: z.string(), learnMore: z.string() })
export type InsiderInsight = z.infer<typeof InsiderInsight>

export const InformationSummary = z.object({
  keyFindings: z.array(z.string()),
  importantInsights: z.array(z.string()),
  thingsToConsider: z.array(z.string()),
  additionalResearch: z.array(z.string()),
  informationToTrack: z.array(z.string()),
  situationUrgency: UrgencyLevel,
  timeframe: z.string(),
  understandingCheck: z.string(),
})
export type InformationSummary = z.infer<typeof InformationSummary>

/** What the engine makes of one document: everything that is stored sealed and shown on the result screen. */
export const AnalysisOutcome = z.object({
  analysis: Analysis,
  insiderInsight: z.nullable(InsiderInsight),
  organizationIntelligence: z.nullable(z.string()),
  draftResponse: z.nullable(z.string()),
  informationSummary: InformationSummary,
})
export type AnalysisOutcome = z.infer<typeof AnalysisOutcome>

/** What the person told us besides the letter. */
export const AnalysisRequest = z.object({
  country: CountryCode,
  language: Language,
  userGoal: z.optional(z.string()),
})
export type AnalysisRequest = z.infer<typeof AnalysisRequest>
