/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_JA: Words = {
  'ch.ask.rise': {
    says: '州の公式用紙で、理由を付け、予告期間の始まる少なくとも10日前に限ります。ただの手紙やメールでの値上げは無効なので、そう書いて今までの家賃を払ってください。用紙で来たなら、受け取りから30日以内に調停局で無料で争えます。',
    dependsOn: '用紙と理由',
  },
  'ch.ask.rent-late': {
    says: '書面で定められた30日以内に未払いを全額払えば、家を失いません。一部では足りません。手紙には解約の警告も必要です。過ぎると家主は30日前の通知で月末に解約できます。今日、社会福祉局、家族、財団に相談してください。追い出せるのは裁判所だけです。',
  },
  'ch.ask.lower-rent': {
    says: '家主に手紙を書き、次に契約を終えられる日から家賃を下げるよう求めてください。30日以内に返事がないか、断られたら、30日以内に調停の役所（Schlichtungsbehörde）に行きます。無料です。',
  },
  'ch.ask.extra-costs': {
    says: '払うのは、契約に書かれた費用だけで、実際にかかった額だけです。払う前に請求書を見せるよう求めてください。同意できなければ、調停の役所（Schlichtungsbehörde）が無料で決めます。',
  },
}
