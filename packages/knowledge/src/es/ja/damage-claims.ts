/** The Japanese words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_JA: Words = {
  'es.damage.right-proof': {
    says: '損害を求める側が、損害と原因と金額を証明します。払うのは、あなたの行いから生じた分だけです。',
  },
  'es.damage.right-leak': {
    says: 'その家からの漏れは住む人が、共用の管は管理組合が払います。すぐ保険会社に知らせてください。',
  },
  'es.damage.right-time': {
    says: '契約がないとき、損害の請求は1年（カタルーニャでは3年）で時効です。書面で請求されると数え直しになります。',
  },
}
