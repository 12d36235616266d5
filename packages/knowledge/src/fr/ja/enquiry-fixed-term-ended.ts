/** Questions about a fixed-term job that ends before its day: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_JA: Words = {
  'fr.ask-work.fixed-term-early-end': {
    says: '仕事や客が減ったことは、有期契約（CDD）を早く終える理由になりません。早く終わるのは、あなたの同意、重大な過失、就労不能、不可抗力の場合だけです。そうでなければ、満了までの給料以上と、通常10％の終了手当が支払われます。何も署名せず、働けると書面で伝えてください。労働裁判所へは12か月以内です。',
  },
  'fr.ask-work.fixed-term-i-leave': {
    says: '無期雇用（CDI）が決まれば、有期契約（CDD）を早く辞められます。契約書か内定書を見せてください。予告は1週間につき1日、最長2週間です。または上司が書面で同意すれば辞められます。どちらもなければ、会社は損害賠償を求められます。試用期間中はもっと早く辞められます。',
    dependsOn: '無期雇用（CDI）が決まったか、上司が同意するか',
  },
  'fr.ask-work.fixed-term-over': {
    says: '最終日に雇い主は、終了手当（通常は給料の10％）、残った有給の支払い、証明書・精算書・France Travail用紙の3書類を渡す義務があります。季節労働や無期雇用を断った場合は手当がありません。期限を付けて書留で求めてください。France Travailには今すぐ登録し、次に労働裁判所の急速手続（référé）へ。',
  },
}
