/** Questions about the right to stay after a job ends. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_JOB_LEFT_STATUS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.job-left-status',
    kind: 'answer',
    topics: ['immigration', 'employment', 'general'],
    rank: 19,
    when: { not: [{ says: ['不許可', 'オーバーステイ', '逮捕'] }] },
    asks: [
      ['ビザ', '在留資格', '在留カード', '在留', '就労ビザ'],
      [
        '会社をやめ',
        '会社を辞め',
        '仕事を辞め',
        '仕事をやめ',
        '退職し',
        '退職した',
        'クビにな',
        '解雇され',
        '失業',
        '辞めたら',
        'やめたら',
        '倒産',
      ],
      ['なくな', '取り消', 'いられ', 'どうな', 'ますか', 'ですか', '大丈夫', '次の仕事', '転職'],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Not at once. Tell the immigration office within 14 days that the job ended, and later of the new one. With a work status, three months without such work and no good reason can cost it. Looking for work with proof (Hello Work, applications) is a reason. Check that the new job fits your status. For other work you need leave first.',
    authority: {
      title: '出入国管理及び難民認定法(入管法)',
      url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
      provision: '第19条の16、第22条の4第1項第6号',
      inForceFrom: '2016-01-01',
    },
  },
]
