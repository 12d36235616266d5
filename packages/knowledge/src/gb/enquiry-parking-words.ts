/** What the rows on parking questions share: their kind, and the words that people type. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

export const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['parking'],
  kind: 'answer',
} satisfies Partial<Rule>
/** For questions whose own words are about parking: they may be taken for a debt or a general question. */
export const ASK_WIDE: Pick<Rule, 'country' | 'checkedOn' | 'checkBy' | 'kinds' | 'topics'> & {
  kind: 'answer'
} = { ...ASK, topics: ['parking', 'debt', 'general'] }
export const EW = { ...ASK_WIDE, nations: ENGLAND_AND_WALES }

export const FIRMS = [
  'parkingeye',
  'parking eye',
  'euro car parks',
  'apcoa',
  'ncp',
  'excel parking',
  'horizon parking',
  'met parking',
  'smart parking',
  'ukpc',
  'uk parking control',
  'premier park',
  'vehicle control services',
  'civil enforcement',
  'gemini parking',
  'i-park',
  'group nexus',
  'groupnexus',
  'saba',
  'initial parking',
  'one parking solution',
  'britannia parking',
  'uk car park management',
]
export const PRIVATE = [
  'private parking',
  'private car park',
  'private land',
  'parking charge notice',
  'parking charge',
  'parking company',
  'parking firm',
  'supermarket car park',
  'retail park',
  'private ticket',
  'private company',
  ...FIRMS,
]
/** Penalties of councils, by the name of the paper or of the wrong. */
export const TRAFFIC = [
  'penalty charge',
  'bus lane',
  'yellow box',
  'box junction',
  'double yellow',
  'yellow line',
  'traffic warden',
  'tfl',
  'civil enforcement officer',
  'residents bay',
  'school street',
]
export const COUNCIL = ['council', ...TRAFFIC]
export const TICKET = [
  'parking ticket',
  'parking tickets',
  'parking fine',
  'parking fines',
  'parking notice',
  'parking charges',
  'pcn',
  'pcns',
  'car park',
  'parking invoice',
  'parked',
  'parking',
  'notice to keeper',
  'fine for parking',
  ...PRIVATE,
]

/** Fear of bailiffs over a private charge: what they may do is asked, not the appeal. */
export const BAILIFFS_FEARED: Test = {
  says: [
    'bailiffs are coming',
    'bailiffs will be sent',
    'bailiffs will come',
    'bailiffs coming',
    'bailiffs come',
    'bailiffs round',
    'send bailiffs',
    'bailiff coming',
    'clamp the car',
    'clamp my car',
  ],
}

/** Bailiffs who may come: behind them stands a court or a council. */
export const COURT_OR_COUNCIL: Test = {
  says: [
    'council tax',
    'bus lane',
    'penalty charge',
    'ccj',
    'writ',
    'court fine',
    'magistrates',
    'high court',
    'warrant of control',
  ],
}
