/** : the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_JA: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'いいえ、その家族も署名していなければ、ありません。亡くなった人が残した財産から払います。亡くなったことを書面で会社に伝え、電話をやめるよう求め、続くなら苦情を出してください。',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: '今日、自分は借りていないと、書面で貸し手に伝えてください。調べることと、取立てを止めることを求めます。Report Fraudに届け出て、無料の信用情報（credit reports）を確かめてください。',
  },
  'gb.ask-debt.partner': {
    says: 'いいえ、ほとんどの場合ありません。結婚や同居だけでは、相手の借金を払う義務はありません。自分も署名していれば義務があります。いっしょに住む家の地方税（council tax）と家賃は別のことがあります。',
  },
  'gb.ask-debt.joint': {
    says: '共同の借金では、半分ではなく全額をそれぞれに求められます。相手の分は、相手に求められます。',
  },
  'gb.ask-debt.dead': {
    says: '借金は相続しません。ほかの人が分ける前に、亡くなった人の財産から払われます。ほとんどの場合、払うのは、自分も署名したか、共同の借金だったときだけです。',
  },
  'gb.ask-debt.prison': {
    says: 'カード、ローン、請求書、民間の駐車料金で刑務所に行くことはありません。裁判所の罰金（court fines）は別なので、あれば相談してください。',
  },
  'gb.ask-debt.wages': {
    says: 'カード、ローン、請求書では、先に判決（judgment）、次に裁判所の命令が必要です。裁判所は、生活できる額を残さなければなりません。税金や給付金の借金には別の決まりがあります。',
    dependsOn: '裁判所の判決（judgment）か、ほかの法律上の命令があるか',
  },
}
