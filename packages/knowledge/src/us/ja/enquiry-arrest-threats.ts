/** The Japanese words of the rows in ../enquiry-arrest-threats.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_THREATS_JA: Words = {
  'us.fact.arrest-threat': {
    says: '借金やカード、請求書の未払いで逮捕されることはなく、そう脅す回収業者は違法です。電話を切り、ギフトカードやアプリで払わず、録音を残してください。「連絡をやめ、債務を証明せよ」と書面で伝えます。CFPBと州司法長官に届けましょう。期日までに答えが要るのは本物の裁判書類だけです。',
  },
}
