/** Every cue of every language. A new language is a new file and one line here. */
import type { CueRow } from './cue.ts'
import { DE_CUES } from './de.ts'
import { EN_AUTHENTICITY_CUES } from './en-authenticity.ts'
import { EN_MONEY_AND_DATE_CUES } from './en-money-and-dates.ts'
import { EN_PLACE_AND_TOPIC_CUES } from './en-places-and-topics.ts'
import { EN_SIGN_CUES } from './en-signs.ts'
import { EN_THREAT_CUES } from './en-threats.ts'
import { EN_TYPE_CUES_OTHER } from './en-types-other.ts'
import { EN_PLAIN_TYPE_CUES } from './en-types-plain.ts'
import { EN_TYPE_CUES } from './en-types.ts'
import { ES_CUES } from './es.ts'
import { FR_CUES } from './fr.ts'
import { IT_CUES } from './it.ts'
import { JA_CUES } from './ja.ts'
import { NL_CUES } from './nl.ts'
import { PL_CUES } from './pl.ts'
import { SENDER_CUES } from './senders.ts'

export const CUE_ROWS: readonly CueRow[] = [
  ...EN_TYPE_CUES,
  ...EN_TYPE_CUES_OTHER,
  ...EN_PLAIN_TYPE_CUES,
  ...EN_MONEY_AND_DATE_CUES,
  ...EN_SIGN_CUES,
  ...EN_PLACE_AND_TOPIC_CUES,
  ...EN_THREAT_CUES,
  ...EN_AUTHENTICITY_CUES,
  ...DE_CUES,
  ...FR_CUES,
  ...ES_CUES,
  ...IT_CUES,
  ...NL_CUES,
  ...JA_CUES,
  ...PL_CUES,
  ...SENDER_CUES,
]
