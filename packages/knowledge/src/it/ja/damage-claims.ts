/** The Japanese words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_JA: Words = {
  'it.damage.right-proof': {
    says: '損害を求める側が、損害と原因と金額を証明します。払うのは、あなたの行いから生じた分だけです。',
  },
  'it.damage.right-leak': {
    says: '水が漏れた物を管理する人が払います。まったくの偶然なら別です。共用の管は管理組合の責任です。すぐ保険会社に知らせてください。',
  },
  'it.damage.right-time': {
    says: '契約がないとき、損害の請求は5年、交通事故では2年で時効です。',
  },
}
