/** Questions about a job offer that is taken back. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_JOB_OFFER: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.job-offer',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      ['内定', '採用内定', 'job offer'],
      [
        '取り消',
        '取消',
        '撤回',
        '辞退しろ',
        'withdrawn',
        'cancelled',
        'なかったことに',
        '取り止め',
        '辞退',
        '断られ',
        '入社できな',
        '白紙',
      ],
    ],
    says: 'An accepted job offer is already a contract. It may be undone only for a fair reason that they could not know before. Ask for the reason in writing and write that you want to start. You can claim the job or money. Students should tell their school and Hello Work.',
    authority: {
      title: '労働契約法',
      provision: '第16条、最高裁昭和54年7月20日判決',
      url: 'https://laws.e-gov.go.jp/law/419AC0000000128',
      inForceFrom: '2008-03-01',
    },
  },
]
