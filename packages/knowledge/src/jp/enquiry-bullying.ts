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
    asks: [
      ['パワハラ', 'ハラスメント', 'いじめ', '嫌がらせ', 'harassment', 'bullying'],
      ['上司', '職場', '会社', 'どこ', '相談', '訴え', 'どうすれば', 'boss', 'work', 'what'],
    ],
    says: 'Write down each day, the words and who was there. Tell the firm’s help desk in writing: it must look into it and may not punish you. If it does nothing, go to the free labour desk (総合労働相談コーナー).',
    authority: { ...BULLY, provision: 'パワーハラスメントの防止措置', inForceFrom: '2022-04-01' },
  },
]
