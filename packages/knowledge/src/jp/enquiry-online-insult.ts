/** Questions about insults online, for the one insulted and the one to be named. */
import type { Rule } from '@plainletter/contracts/rule'

const ANSWER = {
  country: 'jp',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_ONLINE_INSULT: readonly Rule[] = [
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'jp.ask.disclosure',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      ['意見照会書', '意見照会', '開示請求', '発信者情報開示'],
      ['届', '来た', 'どうすれば', '示談', '回答', '対応'],
    ],
    says: 'Answer by the date in the letter. You may say no, with reasons. Talk to a lawyer before you agree to pay anything.',
    authority: {
      title:
        '特定電気通信による情報の流通によって発生する権利侵害等への対処に関する法律(情報流通プラットフォーム対処法)',
      provision: '第6条',
      url: 'https://laws.e-gov.go.jp/law/413AC0000000137',
      inForceFrom: '2025-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.ask.online-insult',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      [
        'sns',
        'ネット',
        'インターネット',
        '掲示板',
        'twitter',
        'インスタ',
        '口コミ',
        'youtube',
        'social media',
        'online',
      ],
      [
        '悪口',
        '誹謗中傷',
        '中傷',
        '名誉毀損',
        'デマ',
        '晒され',
        'さらされ',
        '個人情報を',
        'insulted',
        'defamed',
        'slander',
      ],
      [
        '訴え',
        '削除',
        'どうすれば',
        'どうしたら',
        '開示',
        '慰謝料',
        '警察',
        'sue',
        'delete',
        'what can i',
      ],
    ],
    says: 'Save screenshots with the address and the time first. Ask the platform to take it down. A court can make it name the writer (発信者情報開示), but logs are often kept only three to six months: go to a lawyer soon. You can claim money. For a criminal complaint you have six months from knowing who it was.',
    authority: {
      title: '刑法',
      provision: '第230条、第231条、民法第709条、情報流通プラットフォーム対処法第5条',
      url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
      inForceFrom: '2025-04-01',
    },
  },
]
