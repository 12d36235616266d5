/** How long a letter is still kept, and the ways to more or less. */
import { plural, t } from '@lingui/core/macro'

import { inLanguage } from './in-language.ts'

export const deletionMessages = inLanguage(() => ({
  daysLeft: (days: number) =>
    plural(days, {
      0: 'Deleted today',
      one: 'Deleted in # day',
      other: 'Deleted in # days',
    }),
  onDay: (countdown: string, day: string) => t`${countdown}, on ${day}`,
  keptWithCase: t`Kept with its case`,
  keepInCase: t`Keep in a case`,
  deleteNow: t`Delete now`,
  deleteNowOf: (name: string) => t`Delete now: ${name}`,
}))
