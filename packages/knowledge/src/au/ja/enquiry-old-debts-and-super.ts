/** Questions on old and small Centrelink debts, and on superannuation after a death: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_AND_SUPER_JA: Words = {
  'au.ask.centrelink-old-debt': {
    says: 'もう期限はありません。6年の期限は2017年1月1日になくなりました。当時すでに古すぎたものを除き、古い債務も給付や税の還付から引かれます。どう計算したかを尋ね、見直しを求めてください。無料です。相手だけの誤りで、あなたが誠実だったなら、多くは免除しなければなりません。病気や家庭の暴力も考えられます。2026年3月20日からは$250未満の債務も同じです。',
  },
  'au.ask.centrelink-small-debt': {
    says: '2026年3月20日から、$250未満の債務は、多くは免除しなければなりません。額は毎年7月に上がります。その日から後に計算または変更された債務が対象です。その日にまだ計算していなかった少額も免除されました。不正は今も調べられます。それでも手紙が来たら、見直しを求めてください。無料です。少額債務の決まりに当たると伝えてください。',
  },
  'au.ask.super-will': {
    says: 'スーパー（退職年金）は遺言ではなく、基金が支払い先を決めます。有効な binding nomination があれば、基金はその人に払います。更新するか基金が続けない限り、多くは3年で終わります。指定できるのは、パートナー、子、あなたに頼って暮らす人、または遺産だけです。遺産を指定すれば遺言が決めます。指定がなければ基金が選びます。家族は手紙の期限内に異議を出し、その後は無料で AFCA に行けます。',
  },
}
