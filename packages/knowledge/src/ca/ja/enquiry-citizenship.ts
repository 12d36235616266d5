/** Questions on when somebody can become a citizen: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_JA: Words = {
  'ca.fact.citizen-years': {
    says: '永住者として、申請前の5年のうち1,095日（3年）カナダにいることが必要です。それより前に許可証でいた日は半分、最大365日まで数えます。税の申告と、18歳から54歳は試験と英語かフランス語も必要です。公式の計算機で日数を数え、余裕を見てください。',
  },
}
