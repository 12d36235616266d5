/** Questions about a conviction nobody told you of: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_JA: Words = {
  'gb.ask-court-fine.never-knew': {
    says: "取り消せます。事件を知らなかったことを、知った日から21日以内に治安判事裁判所（magistrates' court）で宣誓して申し立ててください（statutory declaration）。有罪判決、罰金、点数は消え、事件は初めからやり直しになります。今日、裁判所の罰金担当に電話してください。執行業者から手紙が来たら、家族の病気も含めて業者に書面で伝えてください。刑事の罰金では、最後の手段として無理に入ることがあります。",
  },
  'gb.ask-court-fine.declaration': {
    says: '治安判事裁判所（magistrates’ court）に予約を取ります。そこでは無料です。用紙、事件番号、罪を認めるかどうかの答えを持って行きます。知った日から21日以内に行います。うその宣誓は犯罪なので、本当のことだけを述べてください。',
  },
}
