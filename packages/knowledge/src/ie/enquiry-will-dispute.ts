/** Questions about a will that leaves someone out. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_WILL_DISPUTE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.will-dispute',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 5,
    when: { not: [{ says: ['no will', 'without a will', 'never made a will'] }] },
    asks: [
      [
        'the will',
        'a will',
        'his will',
        'her will',
        'left everything',
        'left it all',
        'left the house to',
        'left me nothing',
        'left me out',
        'cut out of the will',
        'changed the will',
        'will was changed',
      ],
      [
        'dementia',
        'nothing',
        'left me out',
        'cut out',
        'everything to',
        'contest',
        'challenge',
        'unfair',
        'pressure',
        'changed',
        'brother',
        'sister',
        'stepmother',
        'carer',
      ],
      [
        'died',
        'passed away',
        'mother',
        'father',
        'mam',
        'dad',
        'mum',
        'parents',
        'aunt',
        'uncle',
        'can we',
        'can i',
        'entitled',
      ],
    ],
    verdict: 'do_this',
    says: 'See a solicitor now. A child can ask the court if a parent failed in the duty to provide for them. The time is six months from the first grant. A will can fail if the person was not of sound mind or was pressed. A husband or wife has a fixed share in any case.',
    authority: {
      title: 'Succession Act 1965',
      provision:
        'sections 77 and 78 (sound mind, signing), 111 (share of a spouse) and 117 (children)',
      url: 'https://www.irishstatutebook.ie/eli/1965/act/27/enacted/en/html',
      inForceFrom: '1967-01-01',
    },
  },
]
