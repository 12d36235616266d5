/** Letters of a landlord on the deposit and on extra costs: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AND_EXTRA_COSTS_JA: Words = {
  'be.deposit.reality': {
    says: 'これは家主の考えです。費用を一つずつ争い、証拠を求められます。',
  },
  'be.deposit.step-first': {
    says: 'どの費用を、なぜ争うか書いてください。写真と口座番号を付け、残りを返す最後の日を決めます。',
  },
  'be.charges.reality': {
    says: 'これは追加費用の計算です。まちがっていることもあります。請求書を見るまで、払う必要はありません。',
  },
  'be.charges.step-first': {
    says: '支払いの日の前に、過ぎていれば今日、手紙を書いてください。請求書を見せるよう求め、去年の額や賃貸契約と比べます。どの費用を争うか書いてください。',
  },
}
