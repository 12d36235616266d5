/** The Japanese words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'es.ask.guarantee': {
    says: '2022年以降に買った新品は、店が何と言っても売り手が3年間責任を負い、メーカーに行けとは言えません。無料で修理か交換をしなければなりません。だめなら、値下げか返金を求めてください。店に書面で伝え、断られたら苦情用紙（hoja de reclamaciones）、次に OMIC へ。',
  },
  'es.ask.used-car': {
    says: '販売店からなら3年の保証があり、合意があれば短くても1年です。個人からなら、隠れた欠陥に6か月あります。',
    dependsOn: 'だれが売ったか',
  },
}
