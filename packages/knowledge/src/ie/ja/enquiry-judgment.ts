/** Questions about a judgment: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_JA: Words = {
  'ie.ask.judgment-unknown': {
    says: 'すぐに動いてください。判決を出した裁判所に、notice of motionと宣誓供述書で取り消しを求めます。答えなかった理由と反論を述べます。Circuit Courtでは知ってから10日以内です。FLACとMABSが無料で助けます。',
  },
  'ie.ask.solicitors-letter': {
    says: 'これは請求で、裁判所の命令ではありません。期限内に書面で答えます。証拠を求める、争う点を述べる、払える額を申し出る、などです。古い借金を先に認めないでください。裁判所の書類が来たら、多くは28日あります。MABSとFLACが無料で助けます。',
  },
}
