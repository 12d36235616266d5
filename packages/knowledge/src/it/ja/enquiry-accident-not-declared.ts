/** Questions about an accident at work that the employer does not report: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_JA: Words = {
  'it.ask.accident-not-reported': {
    says: 'まだ間に合います。上司が届けなければ、医師の診断書を付けて自分で INAIL に届けられます。上司にはすぐ書面で伝えてください。医師には仕事中の事故だと言い、家でとは決して言わないでください。会社の期限は診断書から2日です。INAILは4日目から賃金の60%、90日後は75%を払います。それまでの日は会社が払います。patronato が無料で助けます。期限は3年です。',
  },
}
