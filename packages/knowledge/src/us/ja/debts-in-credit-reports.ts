/** The Japanese words of the rows in ../debts-in-credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTS_IN_CREDIT_REPORTS_JA: Words = {
  'us.debt.right-credit-report': {
    says: '信用情報（credit report）のまちがいを、無料で争う権利があります。信用情報機関は、ほとんどの場合30日以内に調べなければなりません。',
  },
  'us.debt.insight-report-first': {
    says: '取立て会社は、信用情報機関に知らせる前に、あなたと話すか、手紙を書いて約14日待たなければなりません。',
    actionable: '手紙が来る前に、信用情報に借金がのっていたか確かめてください。',
  },
  'us.debt.insight-seven-years': {
    says: 'ほとんどの借金は、7年後に信用情報から消えなければなりません。払っても、その年数は数え直しになりません。',
    actionable: '古すぎる記録を消すよう、信用情報機関に求めてください。',
  },
  'us.debt.change-medical': {
    says: '医療の借金を信用情報にのせることを禁じる連邦の決まりはありません。3つの機関は、支払い済みのものと $500 より少ないものはのせないと言っています。',
    was: '2025年1月の連邦の規則は、医療の借金をのせないはずでした。実施されませんでした。',
    is: '裁判所がその規則を取り消しました。独自に禁じている州もあります。',
  },
}
