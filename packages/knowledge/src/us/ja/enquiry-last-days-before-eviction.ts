/** The Japanese words of the rows in ../enquiry-last-days-before-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_DAYS_BEFORE_EVICTION_JA: Words = {
  'us.fact.eviction-ordered': {
    says: '今日裁判所へ行ってください。再審理か執行停止（stay）を求め、出廷できなかった理由や事情の変化を伝えます。ペンシルベニアやニュージャージーなど多くの州では、執行官が来る前に家賃と費用を全額払えば止まることがあります。正確な額を聞き、証拠の残る形で払います。legal aidと211に電話を。',
  },
}
