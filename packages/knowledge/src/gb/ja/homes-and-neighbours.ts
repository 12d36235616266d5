/** Japanese: service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMES_AND_NEIGHBOURS_JA: Words = {
  'gb.home.scotland-register': {
    says: '民間の家主は役所の名簿に登録が必要です。登録なしで貸すのは犯罪で、役所は家賃を払わなくてよいと命じられます。役所に知らせましょう。',
  },
  'gb.home.right-fit': {
    says: '借りた家は、ひどい湿気や寒さや危険がなく、住めるものでなければなりません。裁判所は工事を命じ、お金を認められます。',
  },
  'gb.home.right-council-looks': {
    says: '役所は借家を調べ、安全にするよう家主に命じられます。役所の家なら、その苦情の窓口と Housing Ombudsman を使います。',
  },
  'gb.home.right-own-case': {
    says: '家が健康を害するときは、治安判事の裁判所に工事の命令を求められます。21日前に家主に書面で知らせます。',
  },
}
