/** よくある質問に関わる権利：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_DEBT_JA: Words = {
  'gb.ask-bailiff.right-goods-of-others': {
    says: '執行官（bailiff）が取れるのは、債務者の物だけです。自分の物だと書面で伝え、証拠を送ってください。取られたときは7日以内にしてください。',
  },
  'gb.ask-debt.right-agreement-copy': {
    says: 'クレジットの債務なら、£1で契約書と明細を求められます。訴えが来ていても求め、裁判所への回答も期限内に出してください。',
  },
  'gb.ask-debt.right-credit-clock': {
    says: '多くのクレジットでは、default noticeの期限が過ぎてから6年を数えます。古すぎると主張する前に、その日付を確かめてください。',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'debt relief orderは、1年後に£50,000までの多くの債務をなくします。収入や財産の少ない人向けで、相談員を通して無料です。',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'moratoriumは、sheriff officersの多くの手続を6か月止めます。相談員が今日申請でき、ご自分でもネットでできます。',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: '口座が差し押さえられても、法律で決まった最低額は残ります。物を取る前には、相談案内を渡さなければなりません。',
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: '期限は今の住所ではなく、契約の法律によります。イングランドで借りたものは普通イングランドの法律で6年です。支払いや署名した書面で数え直しになることがあります。',
  },
  'gb.ask-debt.scotland-right-summary-warrant': {
    says: 'summary warrantは審理なしで出ます。義務がない、または支払い済みなら、すぐ自治体に書面で取下げを求めてください。',
  },
}
