/** Questions about an order to work in another place. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.transfer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'family', 'general'],
    rank: 3,
    verdict: 'it_depends',
    when: { not: [{ says: ['在留', 'ビザ', '転勤族の夫', '転勤になり賃貸'] }] },
    asks: [
      ['転勤', '配置転換', '異動', '出向', '転属', '単身赴任'],
      [
        '断れ',
        '断る',
        '拒否',
        '命令',
        '命じ',
        '従わ',
        '行けない',
        '行けません',
        'できますか',
        'クビ',
        '違法',
        '介護',
        '育児',
        '辞め',
      ],
    ],
    dependsOn: 'your contract and how hard the move is',
    says: 'If your contract limits the place or the job, you can refuse. Else the firm may mostly move you where the rules say so. It is void with no real need, a bad motive, or a hardship far beyond the usual. The firm must by law think of your care for a parent or child. Do not stay away. Object in writing with proof and ask for another way. See the labour desk or a lawyer before the day.',
    authority: {
      title: '労働契約法と育児・介護休業法',
      provision:
        '労働契約法第3条、第8条、第14条、育児・介護休業法第26条、最高裁昭和61年7月14日判決',
      url: 'https://laws.e-gov.go.jp/law/419AC0000000128',
      inForceFrom: '2008-03-01',
    },
  },
]
