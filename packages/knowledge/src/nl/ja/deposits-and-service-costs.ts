/** The Japanese words of the rows in ../deposits-and-service-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_SERVICE_COSTS_JA: Words = {
  'nl.deposit.reality': {
    says: 'これは家主の考えです。費用を一つずつ争い、証拠を求められます。',
  },
  'nl.deposit.step-first': {
    says: 'どの費用を、なぜ争うか書いてください。写真と口座番号を付け、残りを返す最後の日を決めます。',
  },
  'nl.charges.reality': {
    says: 'これは追加費用の計算です。まちがっていることもあります。請求書を見るまで、払う必要はありません。',
  },
}
