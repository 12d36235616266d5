/** The words of the free tier's short answer. */
import { plural, t } from '@lingui/core/macro'
import type { TeaserAnalysis } from '@plainletter/contracts/document'
import { TEASER_QUESTIONS_PER_MONTH } from '@plainletter/contracts/prices'

import { inLanguage } from './in-language.ts'

export const teaserMessages = inLanguage(() => ({
  title: t`Your short answer`,
  lead: t`This is a part of what we found, for free. We keep nothing of it.`,
  blocks: {
    understanding: t`What we understand`,
    yourRights: t`Your rights`,
    didYouKnow: t`Did You Know`,
    caseResearch: t`Cases that fit`,
    nextSteps: t`Next steps`,
  } satisfies Record<Exclude<keyof TeaserAnalysis, 'upgradePrompt' | 'isDocumentDetected'>, string>,
  looksLikeLetter: t`This looks like a letter. With a credit we read it whole: each date, each sum, and the reply to send.`,
  upgradeTitle: t`See the whole answer`,
  upgradeSays: t`All your rights, what to do first, your options, and a letter to send.`,
  upgrade: t`See plans and credits`,
  left: (count: number) =>
    plural(count, {
      0: 'You have used your free questions of this month.',
      one: 'You have # free question left this month.',
      other: 'You have # free questions left this month.',
    }),
  another: t`Ask Another Question`,
  freeQuestions: plural(TEASER_QUESTIONS_PER_MONTH, {
    one: 'You can type # question a month for a short free answer.',
    other: 'You can type # questions a month for a short free answer.',
  }),
  notAdvice: t`This is information only, not legal advice.`,
}))
