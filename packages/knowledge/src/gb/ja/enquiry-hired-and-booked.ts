/** Japanese: the words of the rows in ../enquiry-hired-and-booked.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIRED_AND_BOOKED_JA: Words = {
  'gb.ask-consumer.hire-damage': {
    says: 'すぐに異議を書面で伝えましょう。日付のある写真、引き渡しの書類、修理の請求書を求めます。あなたがしたことと費用は会社が示す必要があります。いくらでも取れるという条項はふつう無効です。カード会社に chargeback を、クレジットカードで100ポンド超なら section 75 を求めましょう。会社の最後の返事の後、会員の会社から英国で借りた場合は無料の BVRLA も使えます。',
  },
  'gb.ask-consumer.room-cancelled': {
    says: '相手が取り消したのですか。それなら約束を破ったのは相手です。全額を返してもらえ、クーポンを受け取る必要はありません。同じような部屋の適正な追加費用も求められます。会社は自分の条項で返金を拒めません。14日以内と書面で求めましょう。ホテルにクレジットカードで100ポンド超を払ったならカード会社にも責任があり、デビットなら chargeback を求めます。',
  },
  'gb.ask-housing.scotland-unregistered': {
    says: '今は払い続けましょう。家賃が止まるのは、役所が通知でそう決めたときだけです。役所に知らせましょう。登録せずに貸すのは犯罪で、罰金は最高5万ポンドです。その通知があれば家賃の支払いは不要で、それを理由に追い出すことはできません。',
  },
}
