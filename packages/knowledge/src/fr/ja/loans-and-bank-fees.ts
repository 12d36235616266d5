/** Debts to a bank: late loans, and fees for a refused debit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_AND_BANK_FEES_JA: Words = {
  'fr.debt.right-credit-penalty': {
    says: '消費者のローンで貸し手が加えてよいのは、残りの元金の8 %までと、利息です。ほかの費用は認められません。',
  },
  'fr.debt.step-credit-pause': {
    says: '仕事を失ったか病気なら、裁判官がローンの支払いを最長2年止められます。',
  },
  'fr.debt.insight-called-in': {
    says: '貸し手が、ローンの全部を今払うよう言っています（déchéance du terme）。ほとんどの場合、先に警告し、適切な支払いの時間を与えなければなりません。',
    actionable:
      'その最初の警告と期間を探してください。適切な時間のない条項は、不公平なことがあります。',
  },
  'fr.debt.charge-debit': {
    says: '断られた口座引落しに銀行が取ってよいのは€20までで、その金額を決して超えません。',
    name: '断られた口座引落しの銀行の手数料',
  },
  'fr.debt.charge-intervention': {
    says: '介入の手数料は、1回€8まで、1か月€80までです。',
    name: '銀行の介入の手数料',
  },
}
