/** Questions about a landlord’s notice that is too short or in the wrong form: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_TOO_SHORT_JA: Words = {
  'gb.ask-housing.landlord-sells': {
    says: 'いいえ。メールやメッセージは正式な通知ではありません。section 21は2026年5月1日に終わり、古い契約も同じです。売却や家族の入居のためには、個人の貸主はsection 8の用紙で4か月前に知らせます。最初の1年内に終わることはできません。その後も退去を命じられるのは裁判所だけです。住み続け、家賃を払い、Shelter（0808 800 4444）へ。',
  },
  'gb.ask-housing.arrears-two-months': {
    says: 'いいえ。2026年5月1日から、裁判官が必ず退去を命じるのは、通知の日と審理の日の両方で3か月分の滞納がある時だけです。Universal Creditがまだ払われないだけの家賃は数えません。通知は2週間でなく4週間です。住み続け、払える分を払い、UCの記録を示してください。Shelter：0808 800 4444。',
  },
  'gb.ask-housing.wales-173': {
    says: 'いいえ。ウェールズの多くの契約では、section 173の通知は少なくとも6か月前で、最初の6か月にはできません。2か月は少数の特別な契約だけです。書面の交付の遅れ、保護されていない敷金、安全書類の不足も問題になります。退去させられるのは裁判所だけです。Shelter Cymru：08000 495 495。',
  },
  'gb.ask-housing.lodger-told-to-go': {
    says: '所有者と生活空間を共にする間借り人（lodger）は、裁判所なしで退去を求められます。新しい借主の法律は当てはまりません。ただし予告は公正でなければならず、多くは支払いの期間、月払いなら1か月です。書面で求めてください。力ずくは犯罪です：101、危険なら999。今日、自治体のホームレス担当へ。',
  },
}
