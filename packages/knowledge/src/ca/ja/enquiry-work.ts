/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'ca.ask.pay-cut': {
    says: '納得しないと書面で伝え、今は働き続けてください。同意のない大きな減額は、解雇と数えられ、予告のお金が出ることがあります。待つと同意に見えることがあるので、早く相談してください。',
  },
  'ca.ask.dismissed-pregnant': {
    says: '妊娠や休業を理由に解雇するのは、法律違反です。1年以内に州の人権の機関に苦情を出し、予告のお金も求めてください。',
  },
  'ca.ask.settlement-agreement': {
    says: 'その場で署名しないでください。署名すると、ほとんどの場合それ以上求められません。法律の最低を手放させることはできません。弁護士に読んでもらってください。提案が上がることは多いです。',
  },
}
