/** Being kept in hospital under the Mental Health Act: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MENTAL_HEALTH_HOSPITAL_JA: Words = {
  'gb.sectioned.wants': {
    says: 'Mental Health Act により、誰かが病院に残されること、期間と理由を知らせています。',
  },
  'gb.sectioned.right-tribunal': {
    says: 'section 2 では最初の14日に審判所（tribunal）に訴えられます。section 3 では最初の6か月に1回です。弁護士は無料です。',
  },
  'gb.sectioned.right-help': {
    says: '権利を知らせる義務があり、独立の助け（advocate）は無料です。一番近い家族は、72時間前に知らせて退院を求められます。',
  },
  'gb.sectioned.step': {
    says: '今日、病棟で弁護士と advocate を頼みます。始まった日を書きとめます。',
  },
}
