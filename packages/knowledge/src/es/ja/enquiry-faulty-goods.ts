/** The Japanese words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'es.ask.guarantee': {
    says: 'はい。新しい物では、売り手が3年間責任を負います。無料で修理か交換をしなければなりません。だめなら、値下げか返金を求めてください。',
  },
  'es.ask.used-car': {
    says: '販売店からなら3年の保証があり、合意があれば短くても1年です。個人からなら、隠れた欠陥に6か月あります。',
    dependsOn: 'だれが売ったか',
  },
}
