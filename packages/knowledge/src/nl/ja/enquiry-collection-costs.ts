/** The Japanese words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_JA: Words = {
  'nl.ask.costs': {
    says: '14日の猶予と金額を書いた無料の督促を受け取るまで、費用を払う義務はありません。届いていなければ、請求本体だけ払い、費用を払わない理由を書いてください。その後は最初の2,500ユーロの15%まで、最低40ユーロです。注文ごとや手紙ごとの手数料は加えられません。',
    dependsOn: '受け取った手紙',
  },
  'nl.ask.collector-letter': {
    says: 'まず確かめてください。自分の債務か、金額は正しいか、5年より古くないか。費用は14日の猶予を書いた手紙の後だけです。会社は登録が必要です。書面で争うか分割を申し出てください。差押えはできません。',
  },
}
