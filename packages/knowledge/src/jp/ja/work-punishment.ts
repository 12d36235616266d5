/** The Japanese words of the rows in ../work-punishment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_PUNISHMENT_JA: Words = {
  'jp.punish.want': {
    says: '会社が職場でのことを理由に懲戒処分をしました。これだけで仕事を失うわけではありません。',
  },
  'jp.punish.reality': {
    says: '記録に残り、後で会社が持ち出すことがあります。間違いなら、早めに書面で伝えてください。',
  },
  'jp.punish.right-fit': {
    says: '懲戒には就業規則の定めが必要で、行為に見合う重さでなければ無効です。',
  },
  'jp.punish.right-cut': {
    says: '減給は1回につき平均賃金の半日分まで、合計で1か月の賃金の10分の1までです。',
  },
  'jp.punish.step-ask': {
    says: 'どの規則とどの事実に基づくのか、書面で尋ねてください。自分の言い分も書面で出し、写しを残してください。',
  },
  'jp.punish.step-desk': {
    says: '妥当かどうか、無料の総合労働相談コーナーか労働組合に相談してください。',
  },
}
