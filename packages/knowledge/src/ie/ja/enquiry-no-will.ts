/** Questions about what someone left without a will: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_JA: Words = {
  'ie.ask.no-will': {
    says: '法律が分け方を決めます。夫、妻、または登録パートナーが3分の2、子どもが3分の1です。配偶者がいなければ子どもが全部を分けます。別居していても離婚していない配偶者は、多くの場合まだ数に入ります。結婚していない相手は、許可（grant）から6か月以内に裁判所に求める必要があります。',
  },
  'ie.ask.no-will-siblings': {
    says: '遺言も配偶者も子もないときは、まず親が相続します。親がいなければ、兄弟姉妹が等しく分けます。亡くなった兄弟姉妹の分は、その子どもたちが受けます。誰か一人が Probate Office で遺産を扱う権限（letters of administration）を申請できます。それまでは家を売ったり移したりできません。税がかかることもあります。solicitor に相談してください。',
  },
}
