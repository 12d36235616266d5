/** The Japanese words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_JA: Words = {
  'ca.ask.see-child': {
    says: '養育費と子どもに会うことは別のことです。支払いは続けてください。断られた日を書き留めてください。まず、無料か安い調停を試してください。次に家庭裁判所に命令（parenting order）を求めてください。裁判所は子どものためになるかだけを見ます。',
  },
}
