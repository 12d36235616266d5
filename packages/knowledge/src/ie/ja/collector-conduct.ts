/** Who collects a debt, and what a collector may not do: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_JA: Words = {
  'ie.debt.who': {
    says: '取立て会社（debt collector）は、もとの会社のために働くか、債権を買っています。裁判所、執行官（sheriff）、警察（gardaí）の力はありません。',
  },
  'ie.debt.right-no-harass': {
    says: 'こわがらせたり、はずかしめたりするために、何度も、またはそのような方法で支払いを求めるのは、犯罪です。',
  },
  'ie.debt.right-no-lies': {
    says: '刑事の罪に問うとうそを言うことや、公式に見える書類を送ることは犯罪です。',
  },
  'ie.debt.right-data': {
    says: '会社が持つあなたのデータの写しを、無料で求められます。答える期限は1か月です。',
  },
  'ie.debt.tactic-writing': {
    says: '書面でやり取りしてください。手紙なら時間ができ、記録が残ります。',
    risk: '手紙は電話より遅いです。',
    notWhen: '裁判の日が近いとき。',
  },
  'ie.debt.right-lsra': {
    says: '弁護士（solicitor）がだましたり、おどしたりしたら、Legal Services Regulatory Authority（LSRA）に苦情を出せます。無料です。',
  },
}
