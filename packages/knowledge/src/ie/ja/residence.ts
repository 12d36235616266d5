/** Refusals on residence, visas and citizenship: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_JA: Words = {
  'ie.stay.wants': {
    says: '入国の役所が断りました。訴えか見直しができるか、いつまでかが手紙にあります。',
  },
  'ie.stay.right': {
    says: '理由を書面でもらう権利があります。断られたビザは、たいてい2か月以内に無料で訴えられます。',
  },
  'ie.stay.step': {
    says: '今週、弁護士か Immigrant Council of Ireland に助言を求めます。許可を切らさず、期限内に更新を申請します。',
  },
  'ie.stay.right-deport': {
    says: '退去の命令の前に手紙が来て、残る理由を言うのに平日15日あります。今すぐ弁護士に頼みます。Legal Aid Board が助けることもあります。',
  },
  'ie.stay.know-citizen': {
    says: '国籍を断られても訴えはできません。もう一度申請できます。公正に決めたかは裁判所が調べられます。',
  },
}
