/** The Japanese words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_JA: Words = {
  'au.ask.see-child': {
    says: '養育費と子どもに会うことは別のことです。支払いは続けてください。まず家庭の話し合い（family dispute resolution）を1800 050 321に申し込んでください。裁判所に行くには、たいていその証明書が必要です。そのあと裁判所が、子どものためになるように決めます。',
  },
}
