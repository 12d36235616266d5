/** The Japanese words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_JA: Words = {
  'au.ask.see-child': {
    says: '養育費と子どもに会うことは別のことです。支払いは続けてください。まず家庭の話し合い（family dispute resolution）を1800 050 321に申し込んでください。裁判所に行くには、たいていその証明書が必要です。そのあと裁判所が、子どものためになるように決めます。',
  },
  'au.ask.child-support': {
    says: 'Services Australia（Child Support）に電話してください。給料、税金の払戻し、口座から集め、もう一人の親の出国を止めることもできます。無料です。',
  },
}
