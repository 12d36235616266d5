/** The Japanese words of the rows in ../enquiry-minimum-wage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_JA: Words = {
  'gb.ask-work.minimum-wage': {
    says: '2026年4月から、21歳以上は1時間£12.71、18から20歳は£10.85です。18歳より下と多くの見習い（apprentices）は£8です。少なければ、請求できます。',
    dependsOn: 'あなたの年齢',
  },
  'gb.ask-work.low-rate': {
    says: 'いいえ、18歳以上で見習い（apprentice）でないなら、低すぎます。2026年4月から、21歳以上は1時間£12.71、18から20歳は£10.85が最低です。足りない分を請求できます。',
  },
}
