/** Questions about paying a traffic fine in parts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_IN_PARTS_JA: Words = {
  'nl.ask.fine-in-parts': {
    says: 'はい。75ユーロ以上の罰金は分割で払えます。cjib.nl（DigiD）か電話で申し込んでください。期限を過ぎると半額増え、その後2倍になるので、期限前に。増えた後でも頼めますが、執行官が動くか免許や車の提出を求められた後はできません。お金がなければ緊急停止（noodstop）と市の債務支援を求めてください。不服は6週間以内、無料です。',
  },
}
