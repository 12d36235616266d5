/** The Japanese words of the rows in ../nursing-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NURSING_HOMES_JA: Words = {
  'us.nursing.want': {
    says: '介護施設は入居者に出ていくよう求めています。それができるのは、連邦法が定める6つの理由があるときだけです。',
  },
  'us.nursing.right': {
    says: '施設はほとんどの場合、30日前に、理由と移る先を書面で知らせなければなりません。州に不服を申し立て、決まるまで残れます。',
  },
  'us.nursing.step': {
    says: '通知にある介護のオンブズマン（long-term care ombudsman）に今日電話し、不服の申立てをすぐに送ってください。理由を書面で求めてください。',
  },
}
