/** Questions about parental authority after a divorce. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTAL_AUTHORITY: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.joint-custody',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 4,
    verdict: 'no',
    asks: [
      ['共同親権', '単独親権', '親権', 'joint custody'],
      [
        '必ず',
        '断る',
        '断れ',
        '拒否',
        'ならない',
        'なりますか',
        'なるのですか',
        '暴力',
        'dv',
        '殴',
        '首を',
        '怖',
        '半分',
        '認めない',
        '嫌',
        '選べ',
        '同意',
      ],
    ],
    says: 'No, it is never automatic. Since April 2026 parents choose one or both. If they cannot agree, the family court decides by what is good for the child. With violence, abuse or a risk of it, or if you cannot decide together, it must choose one parent. Give it your police record and doctor’s papers, and ask it to keep your address secret. Support and contact are decided apart.',
    authority: {
      title: '民法',
      provision: '第819条、第766条（令和6年法律第33号による改正後）',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2026-04-01',
    },
  },
]
