/** The Japanese words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_JA: Words = {
  'es.ask.partner-violence': {
    says: '危ないときは112に電話してください。016は昼も夜も無料で、請求書に出ません（通話記録は消してください）。裁判官は72時間以内に保護命令（orden de protección）を決められ、相手は家を出て近づけなくなります。警察か裁判所で求めてください。弁護士は無料です。',
  },
}
