/** The Japanese words of the rows in ../private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_JA: Words = {
  'us.ticket.private-contract': {
    says: '民間の会社は、あなたが条件に同意したことを示さなければなりません。はっきりした標識と公正な額です。同意できなければ裁判所が決めます。',
  },
  'us.ticket.private-records': {
    says: '会社が車の記録からあなたの名前を得られるのは、連邦法にある使い方のためだけです。',
  },
  'us.ticket.private-collector': {
    says: '取立て会社が手紙を書いたら、30日以内に証拠を求められます。罰金と呼んだり、逮捕でおどしたりしてはいけません。',
  },
  'us.parking.right-signs': {
    says: '標識ははっきり、額は公正でなければなりません。会社は、請求を罰金と呼んだり、できないことでおどしたりしてはいけません。',
  },
}
