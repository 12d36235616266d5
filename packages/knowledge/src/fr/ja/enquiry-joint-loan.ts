/** Questions about a loan that two people signed: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_JA: Words = {
  'fr.ask-debt.joint-loan': {
    says: '二人とも共同の借主（co-emprunteurs）として署名した場合、銀行は多くの場合どちらにも全額を請求できます。別居、離婚、二人の間の約束は銀行を縛りません。自分の分を超えて払った額は相手に請求できるので、証拠を残してください。払えないときは、裁判官（juge des contentieux de la protection）が最長2年の猶予を認めることがあります。消費者ローンでは、銀行は最初の未払いから2年以内に訴える必要があります。',
  },
}
