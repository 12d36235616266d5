/** Questions of a parent whose child the other parent wants to take to live abroad: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_TAKEN_ABROAD_JA: Words = {
  'ie.ask.child-emigrates': {
    says: '署名せず、同意しないと書面で伝えてください。子をアイルランドの外へ移すには、すべてのguardian（後見の親）の同意か裁判所の許可が必要で、旅券も同じです。未婚の父は、2016年1月18日以降に母と12か月続けて住み、うち3か月が出産後ならguardianです。今すぐDistrict Courtに面会と出国を禁じる命令を求めます。もう出国したなら1年以内に返還を申し立てます。',
  },
}
