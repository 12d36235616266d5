/** Questions about benefits refused for misconduct: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_MISCONDUCT_JA: Words = {
  'us.fact.fired-for-misconduct': {
    says: '手紙にある最後の日までに不服を申し立ててください。多くの州は発送から10日から30日、カリフォルニアは30日です。misconduct(非行)とは、たいてい、わざと会社に害を与えたか、知っている規則を破ったことです。まちがいや、ほかの人に許されていたことは、たいてい当たりません。証明するのは会社です。何が起きたか、だれが見たかを書いてください。その間も毎週請求し、聞き取りに出てください。たいてい電話です。',
  },
}
