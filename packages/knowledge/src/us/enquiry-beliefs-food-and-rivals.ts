/** What people believe of food stamps for citizens alone and of promises not to work for a rival, put right. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 2,
} satisfies Partial<Rule>

export const ENQUIRY_BELIEFS_FOOD_AND_RIVALS: readonly Rule[] = [
  {
    ...ASK,
    checkBy: '2027-03-31',
    id: 'us.fact.snap-not-citizen',
    topics: ['debt', 'general', 'immigration', 'family', 'consumer', 'employment'],
    when: {
      not: [
        {
          says: [
            'become a citizen',
            'becoming a citizen',
            'public charge',
            'lose my green card',
            'hurt my green card',
            'affect my green card',
            'citizenship',
            'overpaid',
            'cut off for work',
          ],
        },
      ],
    },
    asks: [
      ['food stamps', 'food stamp', 'snap', 'ebt', 'calfresh', 'food assistance'],
      [
        'not a citizen',
        'not citizens',
        'noncitizen',
        'noncitizens',
        'non-citizen',
        'non-citizens',
        'non citizen',
        'green card',
        'permanent resident',
        'lpr',
        'immigrant',
        'immigrants',
        'undocumented',
        'refugee',
        'refugees',
        'asylum',
        'asylee',
        'asylees',
        'daca',
        'no papers',
        'without papers',
        'work permit',
        'visa',
        'big beautiful bill',
        'citizens only',
        'only for citizens',
        'only citizens',
      ],
    ],
    says: 'SNAP (food stamps) is not for citizens alone. A green card mostly counts after five years, for children under 18 at once. Entrants from Cuba and Haiti, and people from Palau, Micronesia and the Marshall Islands, need not wait. Since 4 July 2025 refugees and people with asylum mostly need a green card first. Citizen children can get it though you cannot. Refused? Ask for a hearing within 90 days.',
    authority: {
      title:
        'Food and Nutrition Act of 2008, as changed by Public Law 119-21 (the One Big Beautiful Bill Act), section 10108',
      provision: '7 U.S.C. 2015(f); 8 U.S.C. 1612 and 1613',
      url: 'https://www.fns.usda.gov/snap/obbb-alien-eligibility',
      inForceFrom: '2025-07-04',
    },
  },
  {
    ...ASK,
    id: 'us.state.ca.ask-rival-work',
    insteadOf: 'us.ask-life.rival-work',
    regions: ['US-CA'],
    topics: ['employment', 'general'],
    when: { not: [{ says: ['sold my business', 'selling my business', 'sold the business'] }] },
    asks: [
      [
        'non-compete',
        'noncompete',
        'non compete',
        'non-competes',
        'noncompetes',
        'not to compete',
        'competitor',
        'competitors',
        'rival company',
      ],
    ],
    says: 'In California a promise not to work for a rival is void, wherever and whenever you signed it. You may work for a rival or open your own firm. An employer may not even put it in your contract or try to hold you to it. If yours does, you can sue for your loss and the lawyer’s fees. It is different if you sold a business or left a partnership. Trade secrets stay secret: take no files or client lists.',
    authority: {
      title: 'California Business and Professions Code',
      provision: 'sections 16600, 16600.1 and 16600.5',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=16600.5',
      inForceFrom: '2024-01-01',
    },
  },
]
