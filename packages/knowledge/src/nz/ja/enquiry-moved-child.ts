/** Questions about a child who was taken far away: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_JA: Words = {
  'nz.ask.child-abroad': {
    says: '今日動いてください。もう一方の保護者の同意か裁判所の命令なしに、子どもを国外や遠くへ移すことはできません。すでにオーストラリアなどハーグ条約の国にいるなら、Ministry of JusticeのCentral Authorityへ。1年以内なら無料で返還を求めてくれます。まだ国内なら、Family Courtに出国を止める急ぎの命令と空港での警告を求めます。弁護士とlegal aidを。',
  },
}
