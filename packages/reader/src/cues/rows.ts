/** The cues that are looked for in every letter. Those of a language beside English are in its file of words/. */
import { COUNTRY_CUES } from './countries.ts'
import type { CueRow } from './cue.ts'
import { EN_ABROAD_CUES } from './en-abroad.ts'
import { EN_AUTHENTICITY_CUES } from './en-authenticity.ts'
import { EN_BODY_CUES } from './en-bodies.ts'
import { EN_MONEY_AND_DATE_CUES } from './en-money-and-dates.ts'
import { EN_PAPER_NAME_CUES } from './en-paper-names.ts'
import { EN_PAPER_CUES } from './en-papers.ts'
import { EN_PLACE_AND_TOPIC_CUES } from './en-places-and-topics.ts'
import { EN_SIGN_CUES } from './en-signs.ts'
import { EN_THREAT_CUES } from './en-threats.ts'
import { EN_DEBT_TYPE_CUES } from './en-types-debt.ts'
import { EN_NO_DEMAND_TYPE_CUES } from './en-types-no-demand.ts'
import { EN_TYPE_CUES_OTHER } from './en-types-other.ts'
import { EN_PLAIN_TYPE_CUES } from './en-types-plain.ts'
import { EN_TYPE_CUES } from './en-types.ts'
import { EN_US_AUTHENTICITY_CUES } from './en-us-authenticity.ts'
import { EN_US_PAPER_CUES } from './en-us-papers.ts'
import { FRAUD_CUES } from './fraud.ts'
import { SENDER_CUES } from './senders.ts'

/** English stands in letters of every language; so do names, countries and tricks. */
export const CUES_EVERYWHERE: readonly CueRow[] = [
  ...EN_TYPE_CUES,
  ...EN_BODY_CUES,
  ...EN_DEBT_TYPE_CUES,
  ...EN_TYPE_CUES_OTHER,
  ...EN_NO_DEMAND_TYPE_CUES,
  ...EN_PLAIN_TYPE_CUES,
  ...EN_PAPER_CUES,
  ...EN_MONEY_AND_DATE_CUES,
  ...EN_SIGN_CUES,
  ...EN_PLACE_AND_TOPIC_CUES,
  ...EN_THREAT_CUES,
  ...EN_AUTHENTICITY_CUES,
  ...EN_ABROAD_CUES,
  ...EN_US_PAPER_CUES,
  ...EN_US_AUTHENTICITY_CUES,
  ...EN_PAPER_NAME_CUES,
  ...COUNTRY_CUES,
  ...FRAUD_CUES,
  ...SENDER_CUES,
]

/** Languages whose words we know. Of others only the shape of sums, dates and addresses is read. */
export const UNDERSTOOD: ReadonlySet<string> = new Set([
  'en',
  'cy',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'ja',
  'pl',
])
