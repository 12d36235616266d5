/** The Japanese words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_JA: Words = {
  'nl.ask.costs': {
    says: '先に、14日を置く無料の督促が必要です。その後は、最初の€2,500の15 %までで、最低€40です。',
    dependsOn: '受け取った手紙',
  },
  'nl.ask.collector-letter': {
    says: 'まず確かめてください。自分の債務か、金額は正しいか、5年より古くないか。費用は14日の猶予を書いた手紙の後だけです。会社は登録が必要です。書面で争うか分割を申し出てください。差押えはできません。',
  },
}
