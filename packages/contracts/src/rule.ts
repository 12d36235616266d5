/**
 * The shape of the knowledge base: one row says one thing about the law, with its authority and the day it was checked.
 * Rows are data. Their conditions are declarative, so that tests, coverage and "why do I see this?" come from the row itself.
 */
import * as z from 'zod/mini'

import { CountryCode, Language, Nation, PlainDate, Region } from './country.ts'
import { DocumentType, Topic } from './document-type.ts'
import { Paper } from './paper.ts'
import { AmountRole, DateRole, PeriodUnit, ThreatKind } from './reading.ts'
import {
  ANSWER,
  CHANGE,
  CHARGE,
  FACT,
  INSIGHT,
  LIMITATION,
  MYTH,
  OPTION,
  RIGHT,
  STEP,
  TACTIC,
  WARNING,
} from './rule-kinds.ts'

/** Where a rule comes from. `url` is an official or primary source. Dates bound when the rule is law. */
export const Authority = z.object({
  title: z.string(),
  provision: z.string(),
  url: z.url(),
  inForceFrom: PlainDate,
  inForceTo: z.optional(PlainDate),
})
export type Authority = z.infer<typeof Authority>

/**
 * One test of a Reading. `says` looks for phrases in the letter: lower case, whole words, any run of spaces matches one space.
 * `amountAbove`/`amountBelow` compare the largest sum of that role in major units. `dateBefore`/`dateAfter` compare dates of a role.
 * `olderThanDays` compares the date of that role with today. `sender` matches a part of the sender's or creditor's name.
 */
export const Test = z.union([
  z.object({ says: z.array(z.string()) }),
  z.object({ sender: z.array(z.string()) }),
  z.object({ threat: z.array(ThreatKind) }),
  z.object({ sign: z.array(z.string()) }),
  z.object({ amountAbove: z.object({ role: AmountRole, value: z.number() }) }),
  z.object({ amountBelow: z.object({ role: AmountRole, value: z.number() }) }),
  z.object({ hasAmount: AmountRole }),
  z.object({ hasDate: DateRole }),
  z.object({ dateBefore: z.object({ role: DateRole, date: PlainDate }) }),
  z.object({ dateAfter: z.object({ role: DateRole, date: PlainDate }) }),
  z.object({ olderThanDays: z.object({ role: DateRole, days: z.int() }) }),
  z.object({ isOfficial: z.boolean() }),
  z.object({ hasDeadline: z.boolean() }),
])
export type Test = z.infer<typeof Test>

/** All of `all`, at least one of `any`, none of `not`. An absent list is satisfied. */
export const Condition = z.object({
  all: z.optional(z.array(Test)),
  any: z.optional(z.array(Test)),
  not: z.optional(z.array(Test)),
})
export type Condition = z.infer<typeof Condition>

const shared = {
  /** Stable, readable, unique: `gb.bailiff.peaceful-entry`. */
  id: z.string().check(z.regex(/^[a-z]{2}(\.[a-z0-9-]+){2,}$/)),
  country: CountryCode,
  /** Absent means all nations of the country. For gb always think: England, Wales, Scotland, Northern Ireland? */
  nations: z.optional(z.array(Nation)),
  /** Absent means the whole country. A row of a region never shows where the region is unknown or another. */
  regions: z.optional(z.array(Region)),
  /** The language of its words. Absent means English. */
  language: z.optional(Language),
  /** The document types this row speaks to. For ENQUIRY, `topics` narrows it. */
  kinds: z.array(DocumentType).check(z.minLength(1)),
  topics: z.optional(z.array(Topic)),
  /** Only for these papers among its kinds. */
  papers: z.optional(z.array(Paper).check(z.minLength(1))),
  /** Only where the money is owed to a firm or a person, or only where it is owed to the state: other law holds for its debts. */
  creditor: z.optional(z.enum(['private', 'public'])),
  when: z.optional(Condition),
  /** Only while the day to act is still to come or unknown, or only once it is over. Absent: at any time. */
  dayToAct: z.optional(z.enum(['open', 'over'])),
  /** Which date must fall inside authority.inForceFrom/To: the letter's date, or today. Default today. */
  lawAt: z.optional(z.enum(['letter', 'today'])),
  /** One or two short sentences, ready to be read by a frightened person. Reading age 9 to 11, under 20 words a sentence. */
  says: z.string().check(z.minLength(10), z.maxLength(400)),
  /** 1 is said first. Rows of equal rank keep the order of the file. Default 50. */
  rank: z.optional(z.int()),
  authority: Authority,
  checkedOn: PlainDate,
  checkBy: PlainDate,
}

/**
 * A time limit fixed by law (not by the letter). The calendar derives the day and shows the working:
 * trigger, then deemed service, then the count, then the roll.
 */
export const DeadlineTerms = z.object({
  /** The date in the Reading that starts the clock. `letter` also stands for issue dates. */
  trigger: DateRole,
  /** Deemed service: days added to the trigger before the count starts, and how those days are counted. */
  service: z.optional(z.object({ days: z.int(), unit: PeriodUnit, says: z.string() })),
  count: z.int(),
  unit: PeriodUnit,
  /** The law counts from this later day, and we from the trigger, to be safe. */
  runsFrom: z.optional(z.literal('end_of_job')),
  /**
   * It ends with the month that the count leads to: "by the end of the second month after the letter came". Or the half of the month
   * that it leads to fixes the day: up to the 15th the 20th of that month, afterwards the 5th of the next.
   */
  until: z.optional(z.enum(['end_of_month', 'twentieth_or_fifth'])),
  /** What happens when the last day is not a working day. */
  roll: z.enum(['none', 'next_working_day', 'previous_working_day']),
})
export type DeadlineTerms = z.infer<typeof DeadlineTerms>

const Deadline = z.object({
  ...shared,
  kind: z.literal('deadline'),
  terms: DeadlineTerms,
  /** What to do by then: "Reply to the claim (acknowledge it)". */
  action: z.string(),
  /** What follows from missing it. */
  consequence: z.string(),
  /** `main` leads the page when the letter states none, or states a later one than the law. */
  weight: z.enum(['main', 'further']),
  /** A worked example, named by its clause; a test runs it. */
  example: z.object({ clause: z.string(), trigger: PlainDate, result: PlainDate }),
})

/** Something that the law requires of this kind of notice, how it is recognised, and what follows from its absence. */
const Element = z.object({
  ...shared,
  kind: z.literal('element'),
  name: z.string(),
  /** Any of these phrases, or any of these reading facts, shows it is there. */
  recognisedBy: z.array(Test),
  ifMissing: z.string(),
})

export const Rule = z.discriminatedUnion('kind', [
  z.object({ ...shared, ...RIGHT }),
  z.object({ ...shared, ...FACT }),
  z.object({ ...shared, ...STEP }),
  z.object({ ...shared, ...OPTION }),
  z.object({ ...shared, ...INSIGHT }),
  z.object({ ...shared, ...WARNING }),
  z.object({ ...shared, ...TACTIC }),
  Deadline,
  z.object({ ...shared, ...MYTH }),
  z.object({ ...shared, ...ANSWER }),
  Element,
  z.object({ ...shared, ...CHARGE }),
  z.object({ ...shared, ...CHANGE }),
  z.object({ ...shared, ...LIMITATION }),
])
export type Rule = z.infer<typeof Rule>
export type RuleKind = Rule['kind']
export type RuleOf<Kind extends RuleKind> = Extract<Rule, { kind: Kind }>

const TradeBody = z.enum(['BPA', 'IPC', 'CSA', 'CIVEA'])

/** An organisation that writes to people. `match` are lower-case parts of its name as letters print it. */
export const KnownSender = z.object({
  id: z.string(),
  country: CountryCode,
  name: z.string(),
  match: z.array(z.string()),
  what: z.enum([
    'debt_collector',
    'debt_buyer',
    'law_firm',
    'enforcement_firm',
    'parking_operator',
    'council',
    'court',
    'government',
    'licensing_body',
    'bank',
    'utility',
    'telecom',
    'landlord',
    'insurer',
    'other',
  ]),
  /** Two or three short sentences: who they are, who owns them, what they can and cannot do. */
  says: z.string(),
  regulator: z.optional(z.string()),
  tradeBody: z.optional(TradeBody),
  appealsBody: z.optional(z.string()),
  complainTo: z.optional(z.string()),
  nextStep: z.optional(z.string()),
  domains: z.optional(z.array(z.string())),
  source: z.object({ title: z.string(), url: z.url() }),
  checkedOn: PlainDate,
  checkBy: PlainDate,
})
export type KnownSender = z.infer<typeof KnownSender>

/** Someone who helps for free, or a public body to turn to. */
export const HelpOrganisation = z.object({
  id: z.string(),
  country: CountryCode,
  nations: z.optional(z.array(Nation)),
  regions: z.optional(z.array(Region)),
  topics: z.array(Topic),
  kinds: z.optional(z.array(DocumentType)),
  /** Its matter, where it is narrower than its fields: what the letter must speak of, or who must have sent it. */
  when: z.optional(Condition),
  /** Kinds that are about its matter in themselves: of them `when` is not asked. */
  sureKinds: z.optional(z.array(DocumentType)),
  /** Those who hear appeals against the firms of one trade body are no help with the firms of another. */
  tradeBody: z.optional(TradeBody),
  name: z.string(),
  does: z.string(),
  url: z.url(),
  phone: z.optional(z.string()),
  hours: z.optional(z.string()),
  group: z.enum(['advice', 'lawyers', 'legal-aid', 'government', 'ombudsman', 'crisis']),
  checkedOn: PlainDate,
  checkBy: PlainDate,
})
export type HelpOrganisation = z.infer<typeof HelpOrganisation>

/** Days on which courts and most offices are closed, per nation ("all" where the country has one list). ISO dates. */
export const HolidayList = z.object({
  nation: z.union([Nation, z.literal('all')]),
  /** For a list of one state, province or canton. The list of the whole country has none. */
  region: z.optional(Region),
  source: z.url(),
  from: PlainDate,
  to: PlainDate,
  days: z.array(PlainDate),
})
export type HolidayList = z.infer<typeof HolidayList>

const RowText = z.enum([
  'says',
  'learnMore',
  'title',
  'cost',
  'time',
  'risk',
  'bestFor',
  'notWhen',
  'actionable',
  'action',
  'consequence',
  'service',
  'dependsOn',
  'name',
  'ifMissing',
  'was',
  'is',
  'from',
  'restartedBy',
  'does',
  'hours',
  'regulator',
  'appealsBody',
  'complainTo',
  'nextStep',
])
/** The words of one row in another language: each text that people read, by its field. `service` is that of the terms. */
export const RowWords = z.partialRecord(RowText, z.string())
export type RowWords = z.infer<typeof RowWords>

/** Words by the id of their row. */
export const Words = z.record(z.string(), RowWords)
export type Words = Readonly<z.infer<typeof Words>>

/** Everything we hold about one country. Loaded one country at a time and passed to the adviser as an argument. */
export const CountryKnowledge = z.object({
  country: CountryCode,
  /** Date of the newest check among the rows: "law as at". */
  asOf: PlainDate,
  version: z.string(),
  rules: z.array(Rule),
  senders: z.array(KnownSender),
  help: z.array(HelpOrganisation),
  holidays: z.array(HolidayList),
})
export type CountryKnowledge = z.infer<typeof CountryKnowledge>
