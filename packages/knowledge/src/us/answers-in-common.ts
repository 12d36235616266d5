/** What rows that answer questions of several subjects have in common: their topics, and how long they hold. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ASK_AS_BUYER = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ASK_ON_ANYTHING = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ASK_TILL_JUNE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'debt', 'general'],
} satisfies Partial<Rule>

export const ASK_TILL_OCTOBER = {
  country: 'us',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
