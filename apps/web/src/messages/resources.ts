/** The words of professional resources; titles are the specification's. */
import { t } from '@lingui/core/macro'
import type { Nation } from '@plainletter/contracts/country'
import type { ResourceKind } from '@plainletter/contracts/resource'

import { inLanguage } from './in-language.ts'

export const resourceMessages = inLanguage(() => ({
  lead: t`People and offices that you can turn to. We get nothing for naming them.`,
  country: t`Country`,
  kinds: {
    lawyers: t`Lawyers`,
    'legal-aid': t`Legal Aid`,
    government: t`Government`,
  } as const satisfies Record<ResourceKind, string>,
  loading: t`Loading...`,
  loaded: t`Resources Loaded`,
  failed: t`Load Failed`,
  failedHint: t`We could not load this list. Please try again.`,
  none: t`No resources found`,
  listOf: (kind: string, country: string) => `${kind}, ${country}`,
  onlyIn: (places: string) => t`Only for ${places}`,
  nations: {
    england: t`England`,
    wales: t`Wales`,
    scotland: t`Scotland`,
    northern_ireland: t`Northern Ireland`,
  } as const satisfies Record<Nation, string>,
  checkedOn: (day: string) => t`Checked on ${day}`,
}))
