/** What search engines say of the pages for everybody. */
import { t } from '@lingui/core/macro'

import { inLanguage } from './in-language.ts'

export const publicMessages = inLanguage(() => ({
  home: t`Plainletter reads the letter that frightens you and tells you in plain words what it is, when to act and what to send.`,
  tactics: t`Lawful steps on debt, housing, work and more, for 14 countries. Free facts, each with its law.`,
  guide: t`How to send a letter, ask a good question, and check what an answer rests on.`,
  support: t`Answers to questions, how-tos, whether the service works right now, and the countries that we cover.`,
  contact: t`Write to Plainletter. We usually answer within a few days.`,
  accuracy: t`All test results of Plainletter on letters that nobody had seen, good and bad.`,
  coverage: t`How many rules of law Plainletter holds, by country and by kind of letter.`,
  terms: t`The terms of Plainletter: information, not legal advice. Prices, money back, and what we answer for.`,
  privacy: t`What Plainletter keeps, for how long, who else is involved, and how to delete it.`,
  accessibility: t`How Plainletter works for everybody, and what does not work well yet.`,
}))
