/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

import { europeanChanges } from '../europe/changes.ts'

const CHANGE = {
  country: 'nl',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'nl.news.collector-register',
    creditor: 'private',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    changedOn: '2025-04-01',
    was: 'Anyone could collect debts for others.',
    is: 'An agency without registration may not collect. Firms that were there before had until 1 April 2025.',
    says: 'Since 1 April 2025 every collection agency must stand in the public register. Check the name there.',
    authority: {
      title: 'Wet kwaliteit incassodienstverlening (Wki)',
      provision: 'registratieplicht',
      url: 'https://www.justis.nl/',
      inForceFrom: '2025-04-01',
    },
  },
  {
    ...CHANGE,
    id: 'nl.news.fixed-leases',
    kinds: ['EVICTION_NOTICE'],
    topics: ['housing'],
    changedOn: '2024-07-01',
    was: 'A landlord could let a home for up to two years, and then it ended.',
    is: 'A new lease has no end date, but for a few groups such as students. Without a legal ground you may stay.',
    says: 'Since 1 July 2024 a new lease for a home is in most cases without an end date.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikel 7:271 (Wet vaste huurcontracten)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2024-07-01',
    },
  },
  {
    ...CHANGE,
    id: 'nl.news.mid-rent',
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    when: {
      any: [
        {
          says: [
            'huurverhoging',
            'huurprijs',
            'huur verhogen',
            'puntentelling',
            'middenhuur',
            'kale huur',
          ],
        },
      ],
    },
    changedOn: '2024-07-01',
    was: 'Only social homes had a top rent.',
    is: 'Count the points of your home. You can ask the Huurcommissie to lower the rent.',
    says: 'Since 1 July 2024 homes of 144 to 186 points have a top rent as well, in new leases.',
    authority: {
      title: 'Wet betaalbare huur',
      provision: 'huurprijsbescherming middenhuur',
      url: 'https://www.volkshuisvestingnederland.nl/',
      inForceFrom: '2024-07-01',
    },
  },
  {
    ...CHANGE,
    id: 'nl.news.points-statement',
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    when: { any: [{ says: ['huurcontract', 'puntentelling', 'huurprijs', 'nieuwe huur'] }] },
    changedOn: '2025-01-01',
    was: 'A tenant had to count the points alone.',
    is: 'Ask for the count. The town can fine a landlord who asks too much.',
    says: 'Since 1 January 2025 a landlord must add the count of points to a new lease.',
    authority: {
      title: 'Wet betaalbare huur',
      provision: 'verplichte puntentelling bij nieuwe contracten',
      url: 'https://www.volkshuisvestingnederland.nl/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'nl.news.rent-rise-2026',
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    when: { any: [{ says: ['huurverhoging', 'huur verhogen', 'nieuwe huur', 'huurprijs'] }] },
    changedOn: '2026-01-01',
    was: 'In 2025 the limits were 4.1% (free), 7.7% (mid) and 5% (social).',
    is: '4.4% and 6.1% hold from 1 January 2026, and 4.1% for social rent from 1 July 2026.',
    says: 'In 2026 rent may rise by at most 4.4% in the free sector, 6.1% in mid rent and 4.1% in social rent.',
    authority: {
      title: 'Rijksoverheid',
      provision: 'maximale huurverhoging 2026',
      url: 'https://www.rijksoverheid.nl/',
      inForceFrom: '2026-01-01',
    },
  },
  ...europeanChanges('nl'),
]
