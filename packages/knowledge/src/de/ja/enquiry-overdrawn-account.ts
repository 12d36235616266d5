/** Questions about a bank that keeps benefits because the account is overdrawn: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAWN_ACCOUNT_JA: Words = {
  'de.ask-debt.overdrawn': {
    says: '今日、口座をP-Kontoに変えるよう書面で求めてください。赤字でも、銀行は行う義務があります。求めた日から、新しく入る保護分（月1,590ユーロ以上）を赤字と相殺できません。古い赤字は別にして分割で払います。食べる物がなければJobcenterか社会福祉局へ。別の銀行で基本口座も開けます。',
  },
}
