/** The Japanese words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_JA: Words = {
  'nz.ask.see-child': {
    says: '養育費と子どもに会うことは別のことです。支払いは続けてください。まず家庭の話し合い（family dispute resolution）を申し込んでください。収入が少なければ無料です。だめならFamily Courtに命令（parenting order）を求めてください。子どものためになるかで決まります。',
  },
}
