/** Letters of a landlord on the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_JA: Words = {
  'jp.deposit.reality': {
    says: 'これは大家や管理会社の見方です。費用ごとに争い、根拠を求めることができます。',
  },
  'jp.deposit.step-first': {
    says: 'どの費用を、なぜ争うのかを書いて送ります。写真を付け、残りの返金先と期日を示してください。',
  },
}
