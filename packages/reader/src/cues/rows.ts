/** The cues of each language. A new language is a new file and one line here. */
import { COUNTRY_CUES } from './countries.ts'
import type { CueRow } from './cue.ts'
import { DE_FACT_CUES } from './de-facts.ts'
import { DE_CUES } from './de.ts'
import { EN_ABROAD_CUES } from './en-abroad.ts'
import { EN_AUTHENTICITY_CUES } from './en-authenticity.ts'
import { EN_MONEY_AND_DATE_CUES } from './en-money-and-dates.ts'
import { EN_PAPER_CUES } from './en-papers.ts'
import { EN_PLACE_AND_TOPIC_CUES } from './en-places-and-topics.ts'
import { EN_SIGN_CUES } from './en-signs.ts'
import { EN_THREAT_CUES } from './en-threats.ts'
import { EN_TYPE_CUES_OTHER } from './en-types-other.ts'
import { EN_PLAIN_TYPE_CUES } from './en-types-plain.ts'
import { EN_TYPE_CUES } from './en-types.ts'
import { ES_FACT_CUES } from './es-facts.ts'
import { ES_CUES } from './es.ts'
import { FR_FACT_CUES } from './fr-facts.ts'
import { FR_CUES } from './fr.ts'
import { FRAUD_CUES } from './fraud.ts'
import { IT_FACT_CUES } from './it-facts.ts'
import { IT_CUES } from './it.ts'
import { JA_CUES } from './ja.ts'
import { NL_FACT_CUES } from './nl-facts.ts'
import { NL_CUES } from './nl.ts'
import { PL_CUES } from './pl.ts'
import { SENDER_CUES } from './senders.ts'

/** English stands in letters of every language; so do names, countries and tricks. */
export const CUES_EVERYWHERE: readonly CueRow[] = [
  ...EN_TYPE_CUES,
  ...EN_TYPE_CUES_OTHER,
  ...EN_PLAIN_TYPE_CUES,
  ...EN_PAPER_CUES,
  ...EN_MONEY_AND_DATE_CUES,
  ...EN_SIGN_CUES,
  ...EN_PLACE_AND_TOPIC_CUES,
  ...EN_THREAT_CUES,
  ...EN_AUTHENTICITY_CUES,
  ...EN_ABROAD_CUES,
  ...COUNTRY_CUES,
  ...FRAUD_CUES,
  ...SENDER_CUES,
]

/** Words are read in the language of the letter, so that none is taken for a word of another. */
export const CUES_OF: Readonly<Record<string, readonly CueRow[]>> = {
  de: [...DE_CUES, ...DE_FACT_CUES],
  fr: [...FR_CUES, ...FR_FACT_CUES],
  es: [...ES_CUES, ...ES_FACT_CUES],
  it: [...IT_CUES, ...IT_FACT_CUES],
  nl: [...NL_CUES, ...NL_FACT_CUES],
  ja: JA_CUES,
  pl: PL_CUES,
}

/** Languages whose words we know. Of others only the shape of sums, dates and addresses is read. */
export const UNDERSTOOD: ReadonlySet<string> = new Set(['en', 'cy', ...Object.keys(CUES_OF)])
