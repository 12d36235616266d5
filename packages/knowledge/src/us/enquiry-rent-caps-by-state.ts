/** Questions about how much the rent may rise, in states whose law sets a cap or forbids one. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const RISE = [
  'raise my rent',
  'raise the rent',
  'raising the rent',
  'raising my rent',
  'rent increase',
  'increase my rent',
  'rent goes',
  'rent going',
  'rent is going',
  'rent from',
  'go up',
  'going up',
  'goes up',
  'more a month',
  'raise it',
  'higher rent',
  'wants more rent',
  'went up',
]

const RENT = [
  'rent',
  'landlord',
  'lease',
  'month to month',
  'apartment',
  'new owner',
  'building',
  'unit',
]

const LIMIT = [
  'how much',
  'that much',
  'limit',
  'cap',
  'rent control',
  'legal',
  'allowed',
  'can they',
  'can he',
  'can she',
  'do i have to',
  'notice',
  'weeks',
  'what do i',
  'pay which',
  'max',
  'maximum',
  'percent',
  'so 3 weeks',
]

export const ENQUIRY_RENT_CAPS_BY_STATE: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.rent-cap-washington',
    rank: 2,
    when: { not: [{ says: ['washington dc', 'washington d.c', 'washington, dc'] }] },
    asks: [
      RISE,
      RENT,
      LIMIT,
      [
        'washington',
        'spokane',
        'seattle',
        'tacoma',
        'bellevue',
        'everett',
        'olympia',
        'yakima',
        'wa',
      ],
    ],
    verdict: 'do_this',
    says: 'In Washington rent may rise by 7% plus inflation at most, and never by more than 10%, in 12 months. It needs 90 days’ written notice on the state form, and no rise in the first year. Homes under 12 years old and some others are left out. Pay the old rent, object in writing, and complain to the attorney general.',
    authority: {
      title: 'Law of Washington (Revised Code of Washington, RCW)',
      provision: 'RCW 59.18.140 and 59.18.700 (HB 1217, chapter 209 of 2025)',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=59.18.700',
      inForceFrom: '2025-05-07',
    },
  },
  {
    ...ASK,
    id: 'us.state.or.ask-rent-cap',
    regions: ['US-OR'],
    rank: 2,
    asks: [RISE, RENT, LIMIT],
    verdict: 'do_this',
    says: 'In Oregon rent may rise once in 12 months, by 7% plus inflation at most and never by more than 10%. It needs 90 days’ written notice, and there is no rise in the first year. Homes under 15 years old are left out. If it is too high, say so in writing, pay the old rent and call legal aid.',
    authority: {
      title: 'Law of Oregon (Oregon Revised Statutes, ORS)',
      provision: 'ORS 90.323 and 90.324',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors090.html',
      inForceFrom: '2023-07-06',
    },
  },
  {
    ...ASK,
    id: 'us.state.ca.ask-rent-cap',
    regions: ['US-CA'],
    rank: 2,
    when: {
      not: [
        {
          says: [
            'washington',
            'oregon',
            'spokane',
            'seattle',
            'portland',
            'only california',
            'texas',
            'nevada',
            'arizona',
          ],
        },
      ],
    },
    asks: [RISE, RENT, LIMIT],
    verdict: 'do_this',
    says: 'In California rent may mostly rise by 5% plus inflation at most, and never by more than 10%, in 12 months. It needs 30 days’ written notice. Homes under 15 years old and many single houses are left out. Some cities allow less. If it is too high, object in writing and ask the city or legal aid.',
    authority: {
      title: 'Law of California (Civil Code)',
      provision: 'California Civil Code 827 and 1947.12',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1947.12',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.no-rent-cap',
    regions: ['US-TX', 'US-FL', 'US-GA', 'US-AZ', 'US-NC', 'US-OH', 'US-TN', 'US-MI', 'US-IL'],
    rank: 4,
    asks: [RISE, RENT, LIMIT],
    verdict: 'it_depends',
    dependsOn: 'whether your lease still runs',
    says: 'Your state sets no cap on most rents. During a fixed lease the rent stays, unless the lease says otherwise. After it, or month to month, it may rise with written notice, mostly 30 days. It may not rise to punish you for a complaint. Ask for less or a longer lease before you answer.',
    authority: {
      title: 'States without a cap on rents',
      provision:
        'Texas Local Government Code 214.902; Florida Statutes 83.57 and 125.0103; O.C.G.A. 44-7-19; A.R.S. 33-1329; N.C.G.S. 42-14.1; Ohio R.C. 5321.20; Tenn. Code Ann. 66-35-102; MCL 123.411; 50 ILCS 825',
      url: 'https://statutes.capitol.texas.gov/Docs/LG/htm/LG.214.htm',
      inForceFrom: '2023-07-01',
    },
  },
]
