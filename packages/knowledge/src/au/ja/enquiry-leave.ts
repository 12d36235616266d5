/** The Japanese words of the rows in ../enquiry-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_JA: Words = {
  'au.ask.leave-paid-out': {
    says: '使っていない休暇は、退職のときに支払われます。休みを取らせられるのは、award（労働条件）が認め、休業など公正なときだけです。',
  },
  'au.ask.public-holiday': {
    says: '祝日は休めて、働くはずだった日なら基本の賃金が出ます。公正なら働くよう頼めますが、正当な理由で断れます。awardでは、たいてい割増になります。',
  },
  'au.ask.sick-leave': {
    says: 'フルタイムは年10日の有給の病気休暇があり、パートは時間に応じます。初日からたまり、4か月で約3日です。1日でも証明を求められることがあります。医師や薬剤師の書面か宣誓書(statutory declaration)で足りることがあります。カジュアルにはありません。証明のある短い病気を理由に解雇はできません。',
  },
}
