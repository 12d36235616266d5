/** Questions about a car that was towed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWING_JA: Words = {
  'ca.ask.towed': {
    says: 'だれが頼んだのか確かめてください。警察、市、または土地の持ち主です。保管料は毎日増えるので、早く引き取ります。払ってから争うこともできます。オンタリオ州では、警察などの命令でないかぎり、同意なしのレッカー代は請求できません。請求書には内訳が必要で、公表した料金を守らなければなりません。中の荷物は無料で取り出せます。まちがいなら、州の省に苦情を出し、少額裁判（small claims）で費用を取り戻します。',
  },
}
