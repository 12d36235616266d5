/** Questions about health insurance after a job. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_AFTER_LEAVING: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.insurance-after-job',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'debt', 'general'],
    rank: 3,
    verdict: 'do_this',
    when: { not: [{ says: ['差し押', '督促', '滞納', '入れてくれ', '加入させて', '傷病手当'] }] },
    asks: [
      ['任意継続', '国保', '国民健康保険', '健康保険', '社会保険', '保険証', '扶養'],
      ['会社を辞め', '退職', '辞めた', '辞めたら', '失業', '仕事を辞め', '離職'],
      [
        'どちら',
        'どっち',
        '切り替え',
        '手続',
        'いつまで',
        '安い',
        '高い',
        'どうすれば',
        '入れ',
        '選べ',
        '迷',
      ],
    ],
    says: 'You have three ways, so compare the sums. One: keep the old insurance (任意継続) for up to two years. You need two months of cover before, must apply within 20 days, and pay both halves up to a cap. Two: join the town’s (国保) within 14 days. It goes by last year’s income, far less if the firm ended the job. Three: with a low income join a relative’s, free. Ask the town for a figure.',
    authority: {
      title: '健康保険法と国民健康保険法',
      provision: '健康保険法第3条、第37条、第38条、第47条、国民健康保険法第9条',
      url: 'https://laws.e-gov.go.jp/law/211AC0000000070',
      inForceFrom: '2022-01-01',
    },
  },
]
