/** The Japanese words of the rows in ../enquiry-social-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_INSURANCE_JA: Words = {
  'ch.ask.disability-refused': {
    says: '予告の手紙（Vorbescheid）ですか。30日以内にIVの役所へ異議を書いてください。決定（Verfügung）ですか。30日以内に州の保険裁判所に訴えます。費用は200から1000フランで、お金が少なければ無料の法律扶助を求められます。先に記録を請求してください。',
  },
  'ch.ask.treatment-refused': {
    says: '理由付きの正式な決定（Verfügung）を書面で求めてください。30日以内に保険者へ異議を出します。無料です。その答えには、30日以内に州の保険裁判所へ訴えます。たいてい無料です。なぜ必要で効くのか、医師に書いてもらってください。オンブズマンは無料です。',
  },
  'ch.ask.extra-benefits': {
    says: 'AHVかIVの年金があり、認められる支出が収入より多いときに受けられます。財産は100,000フラン、夫婦は200,000フランより少ないことが必要で、住んでいる自宅はここでは数えません。市町村か基金に申し込んでください。過去の分はまれなので早めに。',
    dependsOn: '年金、支出、財産',
  },
  'ch.ask.benefit-back': {
    says: '30日以内に書面で無料の異議を出してください。請求は止まります。善意で、返済が過酷なら、確定から30日以内に免除(Erlass)も求めてください。役所の期限は知ってから3年、多くは最長5年です。',
  },
}
