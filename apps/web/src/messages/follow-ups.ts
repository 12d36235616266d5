/** The words of follow-up questions; titles are the specification's. */
import { plural, t } from '@lingui/core/macro'
import { ENHANCE_REQUIRED } from '@plainletter/contracts/follow-up'

import { inPageLanguage } from '../page-language.ts'
import { inLanguage } from './in-language.ts'

export const followUpMessages = inLanguage(() => ({
  lead: t`Ask about this letter, or tell us more. We read it again with your words. It costs no credit.`,
  left: (count: number) =>
    plural(count, {
      0: 'You have asked all the questions that one analysis can have.',
      one: 'You have # question left.',
      other: 'You have # questions left.',
    }),
  question: t`Your question, or what we should know`,
  hint: t`For example: I paid £200 in May. Does that change anything?`,
  required: inPageLanguage(ENHANCE_REQUIRED),
  submit: t`Ask`,
  pending: t`Reading again...`,
  done: t`Analysis Enhanced`,
  doneHint: t`The answer stands in your result.`,
  seeAnswer: t`See the answer`,
  failed: t`Enhancement Failed`,
  failedHint: t`We could not answer this. Please try again.`,
}))
