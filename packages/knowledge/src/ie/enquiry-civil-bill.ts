/** Questions about a civil bill or claim notice for an old loan. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_CIVIL_BILL: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.sued-old-debt',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 2,
    when: {
      not: [{ says: ['instalment order', 'committal', 'judgment mortgage', 'summons for no'] }],
    },
    asks: [
      [
        'civil bill',
        'circuit court',
        'claim notice',
        'district court',
        'court papers',
        'summary summons',
        'high court summons',
        'solicitor for',
      ],
      [
        'six years',
        '6 years',
        'years ago',
        'last payment',
        '2016',
        '2017',
        '2018',
        '2019',
        'old loan',
        'old car loan',
        'old credit union',
        'statute barred',
        'sold my loan',
        'dies after',
        'too old',
      ],
      [
        'loan',
        'credit card',
        'debt',
        'credit union',
        'leave it',
        'ignore',
        'what do i do',
        'pepper',
        'cabot',
        'everyday',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not leave it. The six years help only if your defence says so. A payment or signed note in that time starts them again. For a Circuit Court civil bill enter an appearance in 10 days. A District Court claim notice needs an answer in 28. Without an answer they get judgment, and can register it on a home. MABS on 0818 07 2000 and FLAC help free.',
    authority: {
      title: 'Statute of Limitations 1957',
      provision:
        'sections 11, 56 and 65 (six years, signed note, payment), with Circuit Court Rules, Order 15 and District Court Rules, Order 42',
      url: 'https://revisedacts.lawreform.ie/eli/1957/act/6/revised/en/html',
      inForceFrom: '1959-01-01',
    },
  },
]
