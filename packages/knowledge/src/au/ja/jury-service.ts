/** The Japanese words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_JA: Words = {
  'au.jury.right-leave': {
    says: '雇い主は休みを与えなければなりません。臨時の働き手（casual）でなければ、最初の10日、州によってはもっと長く、給料の不足を補います。',
  },
  'au.jury.right-safe': {
    says: '雇い主は、陪審の務めを理由に、解雇したり不利にしたりしてはいけません。',
  },
  'au.jury.right-excuse': {
    says: '病気、人の世話、本当に大変な事情など、よい理由があれば、免除か後の日を頼めます。',
  },
  'au.jury.warn': { says: '何も言わずに休まないでください。罰金になることがあります。' },
  'au.jury.step': {
    says: '呼出し（summons）の日までに、オンラインか用紙で返事をしてください。免除が必要なら、証拠をつけてすぐ頼みます。',
  },
  'au.jury.step-work': {
    says: '呼出し（summons）を雇い主に見せてください。出席と陪審の手当の証拠を残します。',
  },
}
