/** Questions about a conviction nobody told you of: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_JA: Words = {
  'gb.ask-court-fine.never-knew': {
    says: 'はい、取り消せます。事件を知らなかったことを、知った日から21日以内に裁判所へ宣誓して述べます（statutory declaration）。遅れたときは理由の説明が必要です。有罪の判断はなくなりますが、事件は最初からやり直しになり、罪を認めるかどうかを答えます。',
  },
  'gb.ask-court-fine.declaration': {
    says: '治安判事裁判所（magistrates’ court）に予約を取ります。そこでは無料です。用紙、事件番号、罪を認めるかどうかの答えを持って行きます。知った日から21日以内に行います。うその宣誓は犯罪なので、本当のことだけを述べてください。',
  },
}
