/** Questions about subscriptions, gyms and tradespeople: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_JA: Words = {
  'nl.ask.step-buy': {
    says: '何が問題で何を求めるかを会社に文書で伝え、無理のない期限を決めてください。Juridisch Loketの相談は無料です。',
  },
  'nl.ask.subscription': {
    says: '最初に決めた期間の後は、ほとんどの定期契約を1か月の予告で終えられます。書面にして、証拠を求めてください。自動更新の新しい1年には縛られません。',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'ジムの条件',
    says: '多くのジムでは、長いけがのとき、診断書があれば、やめるか休めます。条件になければ、書面で休みを求めてください。思わぬ出来事で不公平になったら、裁判官が契約を終わらせられます。',
  },
  'nl.ask.no-price-agreed': {
    says: '決まった値段がなければ、公平な値段だけを払えば足ります。目安の値段は、警告なしに10%までしか超えられません。時間と部品の一覧を求め、公平な分を払い、残りを払わない理由を書いてください。',
  },
}
