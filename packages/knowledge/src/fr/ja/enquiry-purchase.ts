/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_JA: Words = {
  'fr.ask-buy.withdraw': {
    says: 'ネット、電話、訪問では14日で、理由はいりません。店にはその権利がなく、店が認めるものだけです。',
    dependsOn: 'どうやって買ったか',
  },
  'fr.ask-buy.guarantee': {
    says: '2年間、店は無料で修理か交換をしなければなりません。30日以内にしなければ、返金を求められます。中古の品物では、店が証明するのは1年間です。',
  },
  'fr.ask-buy.delivery': {
    says: '新しい日を書面で示してください。それが過ぎたら、取り消して返金を求めます。14日以内に返さなければなりません。',
  },
  'fr.ask-buy.used-car': {
    says: '店は法律の保証をします。個人の売り手には、隠れた欠陥の決まり（vice caché）を使います。見つけてから2年です。専門家の書面をもらってください。',
  },
}
