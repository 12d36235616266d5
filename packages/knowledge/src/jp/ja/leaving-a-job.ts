/** The Japanese words of the rows in ../leaving-a-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_JA: Words = {
  'jp.ask.quit': {
    says: '期間の定めのない仕事は、2週間前に伝えれば辞められます。会社は断れません。期間の定めがあるときは、やむを得ない事由か、1年の経過が必要です。',
  },
  'jp.job.right-no-penalty': {
    says: '退職の違約金や損害賠償額をあらかじめ決めることは禁止で、給料からの天引きもできません。会社は実際の損害を証明する必要があります。',
  },
  'jp.job.right-asked-to-leave': {
    says: 'これは退職のお願い（退職勧奨）にすぎず、断ることができます。断ってもそれだけでは辞めたことになりません。執拗な勧奨は違法です。脅しやだましによる退職の意思は取り消せます。',
  },
  'jp.job.leave-offer-reality': {
    says: 'この提案に応じる義務はありません。断った後に解雇するなら、会社には正当な理由が必要です。',
  },
  'jp.job.step-leave-offer': {
    says: '金額、退職日、離職理由を書面でもらってください。会社都合なら失業給付はふつう早く始まります。面談の場で署名しないでください。',
  },
}
