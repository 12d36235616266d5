/** Questions about a home loan that is not paid, giving back the keys, and the case of the bank in court: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_UNPAID_JA: Words = {
  'es.ask.hand-over-keys': {
    says: 'まだ鍵を渡さないでください。スペインでは、それだけでは借金は消えず、売っても足りない分は残ります。消えるのは、銀行が書面で認めた時（dación en pago）か、善良慣行規範で義務がある時だけです。先に書面で、この規範による返済額の引き下げを求めてください。市の住宅ローン相談（intermediación hipotecaria）は無料です。家から出せるのは裁判官だけです。',
  },
  'es.ask.mortgage-arrears': {
    says: '銀行がローンを打ち切れるのは、12回分か借入額の3%が未払いの時だけです（返済の後半は15回か7%）。その前に1か月の支払い期間を与えなければなりません。家から出せるのは裁判官だけで、時間がかかります。書面で善良慣行規範を求めてください。返済額を下げ、最後は家で返済できます。困窮する家族は立退きを止められます。市の住宅ローン相談は無料です。',
  },
  'es.ask.mortgage-court': {
    says: '裁判所の書類を受け取ってから10日以内に、不当な条項などを理由に異議を出せます。すぐに無料の弁護士（turno de oficio）を頼み、裁判所に伝えてください。期間が止まることがあります。自宅なら、競売の日までに滞納分と費用を払えば手続きは終わります。善良慣行規範は競売の公告まで求められます。困窮する家族は立退きを止められます。',
  },
}
