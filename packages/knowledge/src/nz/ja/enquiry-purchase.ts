/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_JA: Words = {
  'nz.ask.cancel': {
    says: '相手が家に来たか電話してきたなら、5営業日あります。ローンにも、短い取消しの期間があります。店で買ったときは、その権利はありません。',
    dependsOn: 'どのように売られたか',
  },
  'nz.ask.not-delivered': {
    says: '品物か返金を、売り手に書面で求めてください。カードで払ったなら、銀行に支払いの取り戻し（chargeback）を求めてください。',
  },
  'nz.ask.firm-closed': {
    says: '書面でお金を求め、すぐに銀行に支払いの取り戻し（chargeback）を求めてください。会社が約束を果たせないなら、取り消して返金を請求できます。支払不能（insolvent）なら、清算人（liquidator）に書いてください。',
  },
  'nz.ask.private-sale': {
    says: '個人の売り手も、本当のことを言わなければなりません。うその説明で買ったなら、損害を求めるか取り消せます。まず書面で伝え、次にDisputes Tribunalへ。',
  },
}
