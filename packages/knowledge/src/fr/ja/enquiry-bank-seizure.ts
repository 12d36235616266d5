/** Questions about a seized bank account: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_JA: Words = {
  'fr.ask-debt.bank-empty': {
    says: '1人分のRSAと同額（約650ユーロ）は、申請なしで残ります。RSA、家族手当、住宅手当がそれより多ければ、多いほうの額が守られます。すぐ銀行に証拠を見せてください。国庫の差押え（SATD）で銀行が取れる手数料は債務の10％まで、最高100ユーロです。SATDは2か月、執行官の差押えは1か月以内に争えます。',
  },
}
