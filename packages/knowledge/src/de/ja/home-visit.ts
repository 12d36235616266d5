/** The Japanese words of the rows in ../home-visit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_VISIT_JA: Words = {
  'de.visit.want': {
    says: '大家が、あなたの家に入りたいと言っています。',
  },
  'de.visit.reality': {
    says: 'これはあなたの家です。大家が入れるのは、本当の理由があり、早めに知らせたときだけで、あなたのいないときは決して入れません。',
  },
  'de.visit.right-reason': {
    says: '本当の理由は、欠陥、修理、メーターの読み取り、買う人や新しい借り手に見せることです。理由なしに1、2年ごとに調べることは、それに当たりません。',
  },
  'de.visit.right-day': {
    says: '別の日を求められます。写真には、あなたの同意が必要です。大家に鍵を渡す必要はありません。',
  },
  'de.visit.step': {
    says: '理由とだれが来るかを、書面で聞いてください。都合のよい日を2つ書きます。本当の理由は断らないでください。家を失うことがあります。',
  },
  'de.visit.option': {
    says: '理由には同意し、自分の日を出します。',
    title: '別の日を出す',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '理由が本当のとき。',
  },
}
