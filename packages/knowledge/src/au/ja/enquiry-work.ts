/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'au.ask.pay-cut': {
    says: '同意しないと書面で伝えてください。雇い主は、約束した給料や決まった時間を、たいてい同意なしに減らせません。業種の労働条件（award）より下には、決してできません。Fair Work Ombudsman（13 13 94）に電話してください。',
  },
  'au.ask.dismissed-pregnant': {
    says: '妊娠を理由に解雇することは、法律に反します。これには6か月の勤務はいりません。21日以内にFair Work Commission（1300 799 675）に申し立ててください。',
  },
  'au.ask.settlement-agreement': {
    says: 'その場で署名しないでください。たいてい自分の請求をあきらめることになるので、先に相談します。Fair Work Commissionの21日に注意してください。法律の最低限は、署名しても手放せません。',
  },
}
