/** The words of case research and of news; titles are the specification's. */
import { plural, t } from '@lingui/core/macro'
import type { ResearchedCase } from '@plainletter/contracts/research'

import { inLanguage } from './in-language.ts'

export const researchMessages = inLanguage(() => ({
  lead: t`We look for decided cases that fit your letter, for you and against you. You pay once. Reading them again is free.`,
  search: t`Research Similar Cases`,
  searching: t`Searching...`,
  confirmTitle: t`Search for similar cases?`,
  confirmQuestion: t`If we find any, they stay with your letter. If we find none, it costs nothing.`,
  confirm: t`Search now`,
  cancel: t`Cancel`,
  close: t`Close`,
  done: t`Case Research Complete`,
  charged: t`1 credit used`,
  notCharged: t`No credit was taken.`,
  failed: t`Research Failed`,
  failedHint: t`We could not search for cases. Please try again.`,
  none: t`We hold no leading case that fits this letter. No credit was taken.`,
  found: (count: number) =>
    plural(count, {
      one: 'We hold # leading case that fits. Search again at any time: it is free now.',
      other: 'We hold # leading cases that fit. The closest comes first.',
    }),
  madeOn: (day: string) => t`Searched on ${day}.`,
  caution: t`A court looks at the facts of each case, so yours may end another way. Ask a free adviser before you rely on one.`,
  sides: {
    for_you: t`Works for you`,
    against_you: t`Works against you`,
    both: t`Can help either side`,
  } as const satisfies Record<ResearchedCase['side'], string>,
  parts: {
    why: t`Why this case`,
    asked: t`The question`,
    held: t`What was decided`,
    helps: t`How it helps`,
    limits: t`When it does not`,
  },
  read: t`Read the decision`,

  newsLead: t`Changes in the law that touch your letter, from our own dated register. It costs nothing.`,
  searchNews: t`Search News`,
  newsDone: t`News Search Complete`,
  newsFailed: t`Search Failed`,
  newsFailedHint: t`We could not search for news. Please try again.`,
  noNews: t`We hold no recent change in the law that touches this letter.`,
  unchecked: t`Not checked by us`,
  source: t`Source:`,
}))
