/** Questions about landlords who put people out for rent without the steps of the law. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  topics: ['housing', 'general', 'debt'],
} satisfies Partial<Rule>

const OUT_NOW = [
  'out by',
  'put us out',
  'put me out',
  'putting us out',
  'putting me out',
  'throw us out',
  'throw me out',
  'kick us out',
  'kick me out',
  'change the locks',
  'changes the locks',
  'changing the locks',
  'get out',
  'evict us',
  'evict me',
  'evicted',
  'evicting',
  'eviction',
  'pack up',
  'be gone by',
  'leave by',
  'gone by',
  'out on sunday',
  'out on friday',
]

const OWES_RENT = [
  'owe 2 months',
  'owe two months',
  'months rent',
  'months behind',
  'behind on rent',
  'behind with rent',
  'behind on the rent',
  'behind with the rent',
  'behind in the rent',
  'rent arrears',
  'in arrears',
  'missed rent',
  'missed the rent',
  'owe rent',
  'owe him',
  'owe her',
  'owe the landlord',
  'lost the job',
  'lost my job',
  'cant pay the rent',
  "can't pay the rent",
  'late with the rent',
]

export const ENQUIRY_PUT_OUT_FOR_ARREARS: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.put-out-for-arrears',
    rank: 1,
    when: {
      not: [
        {
          says: [
            'room in his house',
            'room in her house',
            'digs',
            'landlord lives',
            'owner lives',
            'council house',
            'council flat',
            'mortgage',
          ],
        },
      ],
    },
    asks: [
      OUT_NOW,
      OWES_RENT,
      ['landlord', 'landlady', 'renting', 'rent', 'tenancy', 'letting agent'],
    ],
    verdict: 'do_this',
    says: 'They cannot put you out like that. For arrears you must first get a written warning with 28 days to pay, copied to the RTB. Only then comes a signed notice of 28 days or more, copied too. A text or WhatsApp is neither. To change the locks is an illegal eviction: the RTB can award up to €20,000. Stay, offer a plan in writing, and call Threshold on 1800 454 454 and MABS. Tell the Gardaí of threats.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision:
        'sections 12, 58, 62, 67 and 115, as amended (28-day warning, copy to the RTB, damages)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2022-07-06',
    },
  },
]
