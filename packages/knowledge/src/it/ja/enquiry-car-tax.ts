/** Questions about car tax of past years: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_TAX_JA: Words = {
  'it.ask.car-tax-old': {
    says: '自動車税は、払うべき年の後、3年目の終わりで時効になります。2021年分は2024年12月31日です。ただし、それまでに届いた通知があれば3年が再び始まるので、州に写しを求めてください。何も届いていなければ取消しを求め、それでも60日以内に税務裁判所に訴えてください。3,000ユーロまでは弁護士なしでできます。車の差止めは本人名義の車だけです。',
  },
}
