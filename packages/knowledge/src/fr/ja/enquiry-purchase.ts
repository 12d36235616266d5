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
}
