/** Debts to a bank: usury, unfair terms, home loans, bank papers and complaints: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_JA: Words = {
  'it.debt.register': {
    says: '銀行の不良ローンを扱えるのは、Banca d’Italiaが認めた会社だけです。公開の一覧で調べられます。',
  },
  'it.debt.right-bank-papers': {
    says: '最後の10年の書類の写しを銀行に求められます。銀行は90日以内に、実費で送らなければなりません。',
  },
  'it.debt.right-usury': {
    says: '決めた利息が暴利の限度を超えていたなら、利息を払う義務はありません。',
  },
  'it.debt.right-unfair': {
    says: '消費者は、不公正な条項に従う必要がありません。遅れに対するとても高い違約金などです。',
  },
  'it.debt.right-mortgage': {
    says: '銀行が住宅ローンを終わらせられるのは、7回の遅れ（30から180日）の後か、1回分が180日払われないときだけです。',
  },
  'it.debt.step-mortgage': {
    says: '裁判の前に銀行に書いてください。銀行は先に、あなたと方法を探さなければなりません。住宅ローンを止める国の基金について聞きます。',
  },
  'it.debt.option-complain': {
    title: '銀行や貸し手に苦情を出す',
    says: '銀行に書面で苦情を出します。60日の後か断られたら、オンラインでABFに行きます。',
    cost: '€20。勝てば戻ります。',
    time: '銀行に60日、次に数か月。',
    risk: 'ABFの決定には、判決のような強制力はありません。',
    bestFor: '銀行、カード、ローンの扱いがまちがっていたとき。',
  },
}
