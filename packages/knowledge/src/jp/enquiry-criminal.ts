/** Questions about being heard by the police. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CRIM = { title: '刑事訴訟法', url: 'https://laws.e-gov.go.jp/law/323AC0000000131' }

export const ENQUIRY_CRIMINAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.police',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    rank: 18,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            '駐車',
            'スピード',
            '詐欺',
            '振り込',
            'ストーカー',
            '殴ら',
            '騒音',
            '盗まれ',
            '警察官を名乗',
            '警察を名乗',
            '夫',
            'キャッシュカード',
            'sns',
          ],
        },
      ],
    },
    asks: [
      [
        '警察',
        '取調べ',
        '取り調べ',
        '逮捕',
        '任意同行',
        '被疑者',
        'police',
        'arrested',
        'questioned',
        '事情聴取',
        '事情を聞',
        '取り調',
        '家宅捜索',
        '刑事',
        '逮捕され',
        '捕まっ',
        '被害届',
        '任意で',
        '任意の',
      ],
      [
        '黙秘',
        '弁護士',
        '話さ',
        '答え',
        '断れ',
        '行かなければ',
        '権利',
        'lawyer',
        'silent',
        'answer',
        'rights',
        '来てほし',
        '来てくださ',
        '呼ばれ',
        '呼び出',
        '出頭',
        '行かない',
        '行かなく',
        '行かなけれ',
        '拒否',
        'どうな',
        'スマホ',
        '携帯',
      ],
    ],
    says: 'You need not speak against your will. If you are not arrested, you may say no or leave. You can call a lawyer at any time. After an arrest, ask for the lawyer on duty (当番弁護士): the first visit is free. Sign nothing that is wrong.',
    authority: { ...CRIM, provision: '第30条、第198条、第203条', inForceFrom: '1949-01-01' },
  },
]
