/** The words of the rows in ../enquiry-sponsor-spouse.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSOR_SPOUSE_JA: Words = {
  'ca.ask.sponsor-spouse': {
    says: '18歳以上で、市民か永住者ならできます。障害による場合を除き、生活保護を受けていてはいけません。妻、夫、パートナーには、多くの場合、最低収入はありません。別れても3年間は相手の生活費を払うと約束します。本当の関係だという証拠を付けてIRCCに申請します。ケベックに住んでいれば、州の同意もいります。',
    dependsOn: 'あなたの資格と、生活保護を受けているか',
  },
}
