/** Questions of a person who sold a used car or thing to somebody else: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_JA: Words = {
  'ie.ask.i-sold-privately': {
    says: '後で壊れただけでは返金の義務はありません。個人の売主は品質を約束しません。自分の物で説明どおりであること、車は双方が別に署名しない限り安全に走れることが必要です。広告、メッセージ、領収書、NCTを保管し、書面で一度答えます。裁判所の書類が来たら期限内に答えてください。',
  },
}
