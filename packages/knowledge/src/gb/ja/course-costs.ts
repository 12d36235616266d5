/** Japanese: the words of the rows in ../course-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURSE_COSTS_JA: Words = {
  'gb.course.right-pay': {
    says: '給料から引けるのは、契約にそうあるか、講習の前に書面で承知した場合だけです。仕事に必要な講習なら最低賃金を下回れません。引かれた分は早めに審判所に求めましょう。',
  },
  'gb.course.right-fair-sum': {
    says: '公正な取り決めなら、長く働くほど返す額は減ります。費用を大きく超える額は違約罰で、裁判所は認めません。講習の請求書を求めましょう。',
  },
}
