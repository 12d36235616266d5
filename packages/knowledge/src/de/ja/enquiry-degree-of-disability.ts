/** Questions about a degree of disability that is too low: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEGREE_OF_DISABILITY_JA: Words = {
  'de.ask-benefit.degree-of-disability': {
    says: '1か月以内に書面で異議を出してください。一文で足り、無料です。医師の報告を含む記録を求め、日常でできなくなったことを医師と説明します。病名よりもそれが重要です。30か40なら、雇用機関に同等扱い（Gleichstellung）を申請でき、仕事が守られます。次の社会裁判所も無料です。VdKやSoVDが助けます。',
  },
}
