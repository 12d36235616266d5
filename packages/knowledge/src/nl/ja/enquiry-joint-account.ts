/** The Japanese words of the rows in ../enquiry-joint-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_ACCOUNT_JA: Words = {
  'nl.ask.joint-account': {
    says: '残高と日付を記録し、口座を止めるか、二人のサインを必要にするよう銀行に求めてください。あなたの分は離婚で請求できます。裁判官は急ぎの措置を命じられます。早く弁護士に会ってください。',
  },
}
