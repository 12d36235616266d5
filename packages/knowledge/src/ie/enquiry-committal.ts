/** Questions about a summons for prison over an unpaid instalment order. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMITTAL: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.committal',
    kind: 'answer',
    topics: ['debt', 'general', 'criminal', 'family'],
    rank: 1,
    when: {
      not: [{ says: ['court fine', 'fine of', 'speeding', 'tv licence', 'insurance', 'no tax'] }],
    },
    asks: [
      [
        'committal',
        'committed to prison',
        'committal to prison',
        'summons',
        'arrest and imprisonment',
        'imprisonment',
      ],
      [
        'instalment order',
        'installment order',
        'instalments',
        'instalment',
        'a week',
        'court order',
        'order last year',
        'missed',
      ],
      ['jail', 'prison', 'imprisonment', 'mountjoy', 'summons', 'judge', 'court', 'district court'],
    ],
    verdict: 'do_this',
    says: 'Go to court that day: nobody who cannot pay is jailed. The judge must be sure that you could pay and chose not to. You have a right to ask for legal aid. Bring a paper with your income and costs and ask to have the instalments lowered. If you stay away, you can be arrested. Do not borrow from a moneylender. MABS helps free: 0818 07 2000.',
    authority: {
      title: 'Enforcement of Court Orders Act 1940',
      provision:
        'sections 5 and 6, as replaced by Enforcement of Court Orders (Amendment) Act 2009',
      url: 'https://revisedacts.lawreform.ie/eli/1940/act/23/section/6/revised/en/html',
      inForceFrom: '2009-07-14',
    },
  },
]
