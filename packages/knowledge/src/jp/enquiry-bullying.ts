/** Questions about bullying at work. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BULLY = { title: '労働施策総合推進法', url: 'https://laws.e-gov.go.jp/law/341AC0000000132' }

export const ENQUIRY_BULLYING: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.bullying',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'do_this',
    when: {
      not: [
        { says: ['学校', '担任', 'クラス', '夫', '妻', '近所', '教室', '労災', '大家', 'sns'] },
      ],
    },
    asks: [
      [
        'パワハラ',
        'ハラスメント',
        'いじめ',
        '嫌がらせ',
        'harassment',
        'bullying',
        '怒鳴ら',
        '怒鳴る',
        '罵',
        '暴言',
        '無視され',
        '仲間外れ',
        'セクハラ',
        '給料泥棒',
        '体を触',
        '人格を否定',
        'つるし上げ',
      ],
      [
        '上司',
        '職場',
        '会社',
        'どこ',
        '相談',
        '訴え',
        'どうすれば',
        'boss',
        'work',
        'what',
        '店長',
        '先輩',
        '社長',
        '同僚',
        '仕事',
        'パート先',
        'バイト先',
        '社内',
      ],
    ],
    says: 'Write down each day, the words and who was there. Tell the firm’s help desk in writing: it must look into it and may not punish you. If it does nothing, go to the free labour desk (総合労働相談コーナー).',
    authority: { ...BULLY, provision: 'パワーハラスメントの防止措置', inForceFrom: '2022-04-01' },
  },
]
