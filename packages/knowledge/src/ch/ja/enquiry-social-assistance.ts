/** The Japanese words of the rows in ../enquiry-social-assistance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_ASSISTANCE_JA: Words = {
  'ch.ask.social-assistance': {
    says: '理由付きの書面の決定（Verfügung）を求めてください。期限はそこにあり、多くは30日、短い州もあります。州の法律によりますが、困ったときの援助は憲法の権利です。今お金がなければ、すぐ援助と執行停止を求めてください。UFSやCaritasの相談は無料です。',
  },
}
