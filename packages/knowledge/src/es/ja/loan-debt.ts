/** Debts to a bank: usury, unfair terms and home loans: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_JA: Words = {
  'es.debt.right-usury': {
    says: '利息が普通の率よりはるかに高いなら、裁判所は暴利（usura）と言えます。そのときは、受け取ったお金だけを返します。',
  },
  'es.debt.right-unfair-terms': {
    says: '消費者は、不公正な条項（cláusulas abusivas）に従う必要がありません。本当のサービスのない督促の手数料などです。',
  },
  'es.debt.right-mortgage': {
    says: '銀行が住宅ローンを終わらせられるのは、長い滞納の後だけです。12回分かローンの3%、後半は15回分か7%です。先に請求し、1か月を置く必要があります。',
  },
  'es.debt.step-mortgage': {
    says: '銀行に、よい慣行の規範（Código de Buenas Prácticas）を書面で求めてください。困っている家族の支払いを減らすか延ばすものです。',
  },
  'es.debt.insight-fees': {
    says: '督促の手数料（comisión por reclamación）は、本当の作業を示さなければ、不公正なことが多いです。',
    actionable: 'その手数料で何をしたか聞いてください。取り消すよう頼みます。',
  },
  'es.debt.right-mortgage-pause': {
    says: '困っている家族は、住宅ローンの家からの立ち退きを2028年5月15日まで止めるよう、裁判所に求められます。',
  },
}
