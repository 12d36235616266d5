/** Questions about a notice for a home that came without the official form, or from one spouse alone: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WITHOUT_FORM_JA: Words = {
  'ch.ask.notice-without-form': {
    says: '州の公式用紙を使わない住居の解約は無効です。住み続けて家賃を払えます。ただしそれだけに頼らず、30日以内に調停局へ「無効だ」と書き、期間の延長も求めてください。高齢、子ども、病気、次の家がない場合など、最長4年まで可能です。無料で弁護士は要りません。用紙を使った新しい解約なら、また始めからになります。',
  },
  'ch.ask.spouse-ended-lease': {
    says: 'いいえ。家族の住居は、もう一方の配偶者のはっきりした同意がなければ、一人では解約できません。誰が契約に署名していても、同意のない解約は無効です。すぐ家主にそう書き、裁判所に婚姻保護（Eheschutz）を求めてください。住居をあなたに割り当て、生活費を決められます。家主からの解約も二人別々に送る必要があります。家賃は払い続けてください。',
  },
}
