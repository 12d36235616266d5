/** Questions about an old bill with no judgment: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_BILL_JA: Words = {
  'nl.ask.old-no-judgment': {
    says: 'まだ払わず、約束もしないでください。途中で書面の催促がなければ、多くの請求は5年、店での買い物は2年で時効です。「時効を主張します（ik beroep mij op verjaring）。各催促の日付入りの写しと、判決があればそれを送ってください」と書きます。判決は20年有効です。呼出状が来たら、裁判官にも言ってください。',
  },
}
