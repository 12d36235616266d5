/** Questions about a deposit from which a new carpet, paint or cleaning is to be paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NEW_CARPET_JA: Words = {
  'gb.ask-housing.deposit-new-for-old': {
    says: '古い物を新品の値段で払う必要はありません。本当の損害でも、引けるのは残っていた価値か、掃除代だけです。10年もつカーペットが8年使われていたら、価値は5分の1です。普通の使用のあとは払わなくてかまいません。入居と退去の一覧、写真、請求書で証明するのは相手です。争う項目を書いて伝え、敷金の制度（deposit scheme）に無料の判断を求めてください。多くは3か月以内です。争いのない分は今返さなければなりません。',
  },
}
