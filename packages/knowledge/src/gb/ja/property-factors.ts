/** スコットランドの建物管理会社の請求：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_FACTORS_JA: Words = {
  'gb.factor.code': {
    says: '管理会社（property factor）は公の登録簿に載り、行動規範を守らなければなりません。各費用を説明し、苦情に答える義務があります。',
  },
  'gb.factor.tribunal': {
    says: 'まず管理会社に書面で苦情を出してください。直らなければ、First-tier Tribunal for Scotland, Housing and Property Chamberに申し立てられます。',
  },
  'gb.factor.share': {
    says: 'ご自分の負担割合を権利証（title deeds）で確かめてください。書いていなければ、共同住宅（tenements）の法律が分け方を決めます。',
  },
}
