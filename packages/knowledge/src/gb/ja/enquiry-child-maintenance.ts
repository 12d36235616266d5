/** Questions of a parent who gets no child maintenance from the other parent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_JA: Words = {
  'gb.ask-maintenance.unpaid': {
    says: '払われなかった分を一つずつ、すぐにChild Maintenance Serviceへ知らせます。代わりに取り立てるよう頼みます（Collect and Pay）。裁判所なしで給料や口座から取ることも、裁判所の命令を得ることもできます。まだ手続きがなければ申し込みます。無料です。',
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: '払われなかった分を一つずつ、すぐにChild Maintenance Serviceへ知らせます。代わりに取り立てるよう頼みます。裁判所なしで給料から取ることも、裁判所の命令を得ることもできます。',
  },
  'gb.ask-maintenance.how-much': {
    says: 'Child Maintenance Serviceの規則では、もう一方の親は税引き前の週給の一部を払います。子1人で12%、2人で16%、3人以上で19%、週£800まで、それを超える分は低い率です。その親の家に泊まる日数や、そこにいる他の子で下がります。給付受給中や週£100以下では多くは£7です。二人で別の額を決めることもできます。GOV.UKの計算機を使ってください。',
  },
  'gb.ask-maintenance.unpaid-and-contact': {
    says: 'いいえ。お金と面会は別です。養育費が払われないことを理由に面会を断ることはできず、裁判所の決定も続きます。従わないと罰せられたり、裁判で不利になったりします。未払いの分はChild Maintenance Serviceが取り立てます（Collect and Pay）。子どもが危険なときは面会を止め、すぐ家庭裁判所に行ってください。',
  },
}
