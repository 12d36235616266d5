/** Questions about who can get public assistance, and whether the family is asked: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_JA: Words = {
  'jp.ask.welfare-family': {
    says: '連絡してほしくないことと理由を書面で伝えてください。親族の援助は、実際に受けられるときに優先されるだけで、申請の条件ではありません。暴力や虐待をした人には連絡してはならず、10年ほど音信がない、相手が高齢や病気、生活が苦しいなどのときも照会は不要です。申請は必ず受け付けられ、14日、遅くとも30日以内に答えが来ます。拒まれたら法テラスや支援団体に相談を。',
  },
  'jp.ask.welfare-who': {
    says: 'はい、申請できます。収入と資産が世帯の最低生活費を下回るかどうかで決まります。働いている、年金がある、若い、借金があることは理由になりません。普通の価値の持ち家はたいてい住み続けられ、車は仕事や病気などで認められることがあります。保護費で借金は返せないので、法テラスに自己破産を相談します。役所は申請を拒めません。「今日申請します」と言って書面を出してください。14日、遅くとも30日で答えが来ます。',
  },
}
