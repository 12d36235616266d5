/** Questions of heirs who do not agree. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_HEIRS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.estate-division',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 18,
    when: { not: [{ says: ['借金', '放棄', '遺留分', '離婚', '財産分与', '使い込'] }] },
    asks: [
      ['遺産分割', '遺産', '相続', '実家', '親の家', '父の家', '母の家', '相続人'],
      [
        '話し合いにならな',
        '話し合いができ',
        '話がまとまらな',
        'もめて',
        '揉めて',
        '反対',
        '応じてくれ',
        '売りたくな',
        '売らない',
        '住み続け',
        '独り占め',
        'ハンコを押',
        '判を押',
        '印鑑を押',
        '勝手に決め',
        '連絡が取れ',
        '分けてくれ',
        '分け方',
        '協議書',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'All heirs must agree, so do not sign what you do not accept. If talks fail, any heir can ask the family court for mediation (遺産分割調停), and then a judge decides. Bring the family registers and a list of what there is. Ask within ten years of the death if you want care or gifts to count. Houterasu gives advice.',
    authority: {
      title: '民法',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      provision: '第904条の3、第907条',
      inForceFrom: '2023-04-01',
    },
  },
]
