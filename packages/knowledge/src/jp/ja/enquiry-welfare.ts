/** Questions about who can get public assistance, and whether the family is asked: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_JA: Words = {
  'jp.ask.welfare-family': {
    says: '必ず連絡されるわけではありません。申請のとき、連絡してほしくないことと理由を書面で伝えてください。暴力をふるった人には連絡してはいけません。10年ほど交流がない人、生活が苦しい人、高齢や病気の人にも、連絡しなくてよい扱いです。家族の援助は申請の条件ではなく、実際に援助があった分だけ考慮されます。福祉事務所は申請を受け取り、14日、遅くとも30日以内に答えます。法テラスが助けます。',
  },
  'jp.ask.welfare-who': {
    says: 'はい、申請できます。収入と資産が世帯の最低生活費を下回るかどうかで決まります。働いている、年金がある、若い、借金があることは理由になりません。普通の価値の持ち家はたいてい住み続けられ、車は仕事や病気などで認められることがあります。保護費で借金は返せないので、法テラスに自己破産を相談します。役所は申請を拒めません。「今日申請します」と言って書面を出してください。14日、遅くとも30日で答えが来ます。',
  },
}
