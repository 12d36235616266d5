/** Questions about a higher rent, the rent brake and the right to leave: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_JA: Words = {
  'de.ask-home.rent-rise': {
    says: '手紙の後の2か月目の終わりまで考えられます。上限は地域の家賃までで、3年で20%、多くの都市では15%です。急いで署名しないでください。',
    dependsOn: '地域の家賃と、前の値上げ',
  },
  'de.ask-home.rent-brake': {
    says: 'これがあるところでは、新しい家賃は地域の家賃より10%まで高くできます。書面で不満を伝えてください（Rüge）。法律は2029年の終わりまで認めています。',
    dependsOn: '町に家賃のブレーキがあるか、いつ入居したか',
  },
  'de.ask-home.rent-rise-agree': {
    says: '法律より多くに同意する必要はありません。地域の家賃までで、3年で最大20%、多くの都市では15%です。手紙には理由が必要です。届いた後の2か月目の終わりまで、全部、一部に同意するか、答えないかを選べます。その後は大家が訴えなければなりません。',
  },
  'de.ask-home.right-leave-on-rise': {
    says: '代わりに早く出ることもできます。手紙が届いた後2か月目の終わりまでに解約してください。契約はその2か月後に終わります。',
  },
  'de.ask-home.index-rent': {
    says: '家賃が物価指数に連動する契約なので、あなたの同意はいりません。ただし少なくとも1年は同じ額でなければなりません。手紙には、指数の変化と、新しい家賃または上がる額（ユーロ）が必要です。届いた月の翌々月から払います。計算し直しましょう。住宅難の町では2026年に上限が予定されていました。有効かどうかMietervereinに聞いてください。',
  },
}
