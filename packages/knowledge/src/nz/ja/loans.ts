/** Debts on a loan: what the lender must tell, hardship, fees and its dispute scheme: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_JA: Words = {
  'nz.debt.org-scheme': {
    says: '貸し手は、無料の苦情解決機関（dispute scheme）に入っていなければなりません。その名前を、手紙かFinancial Service Providers Registerで探してください。',
  },
  'nz.debt.right-disclosure': {
    says: '消費者ローンの取立てが始まる前に、だれが取り立てるか、いくらか、どう出したかを知らせてもらう権利があります。',
  },
  'nz.debt.right-hardship': {
    says: 'ローンでは、病気、失業、別れに見舞われたら、支払いを変えるよう書面で求められます。',
  },
  'nz.debt.right-hardship-answer': {
    says: '貸し手は、生活困難（hardship）の求めに20営業日以内に答え、断るなら理由を示さなければなりません。',
  },
  'nz.debt.right-scheme': {
    says: '貸し手が苦情を解決しなければ、その苦情解決機関（dispute scheme）が無料で見ます。',
  },
  'nz.debt.opt-hardship': {
    says: '支払いをもっと長く、少なく、または後にするよう、貸し手に書面で求めてください。何があったかを書いてください。',
    title: '生活困難の助け（hardship）を求める',
    cost: '無料。',
    time: '答えまで20営業日。',
    risk: '低い。長く払わないでいると、求められなくなることがあるので、早く求めてください。',
    bestFor: '仕事を失ったか、病気か、家族が別れたとき。',
  },
  'nz.debt.opt-scheme': {
    says: 'まず貸し手に、次にその機関（scheme）に苦情を言います。',
    title: '苦情解決機関（dispute scheme）に行く',
    cost: '無料。',
    time: '数週間から数か月。',
    risk: '低い。',
    bestFor: 'いやがらせを受けているか、払えないほど貸されたとき。',
  },
  'nz.debt.insight-lending': {
    says: '貸し手は、あなたがローンを払えるか確かめる義務がありました。していなければ、手数料と利息が戻ることがあります。',
    actionable: 'ローンの審査の書類を求め、お金の相談員（financial mentor）に見せてください。',
  },
  'nz.debt.right-loan-fees': {
    says: '支払いが遅れたときの貸し手の手数料は、不当に高くてはいけません。一つずつ、どう出したかを聞いてください。',
  },
}
