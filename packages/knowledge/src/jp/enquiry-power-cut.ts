/** Questions of people who cannot pay for light, gas or water. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_POWER_CUT: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.power-cut',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 18,
    when: { not: [{ says: ['給湯器', '大家が', '壊れ', '契約を変えられ', '漏水', '工事'] }] },
    asks: [
      [
        '電気料金',
        '電気代',
        'ガス代',
        'ガス料金',
        '水道代',
        '水道料金',
        '電気が',
        '電気を',
        'ガスが',
        '水道が',
        '水道を',
        '光熱費',
      ],
      [
        '払えな',
        '払えませ',
        '払えず',
        '止められ',
        '止まる',
        '止まり',
        '止める',
        '止めると',
        '滞納',
        '督促',
        '送電停止',
        '停止',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Call the company before the date and ask to pay later or in parts. Say if there is a baby or an ill person at home. They warn you before they stop, and water stops last in most cases. The help desk of your town (自立相談支援機関) and the social welfare council (社会福祉協議会) can help with loans; also ask about public assistance.',
    authority: {
      title: '生活困窮者自立支援法',
      url: 'https://laws.e-gov.go.jp/law/425AC0000000105',
      provision: '第3条第2項、第5条',
      inForceFrom: '2018-10-01',
    },
  },
]
