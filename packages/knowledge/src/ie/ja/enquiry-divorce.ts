/** Questions about how to divorce: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_JA: Words = {
  'ie.ask.divorce-how': {
    says: '同意も署名も要りません。過去3年のうち2年別居していれば離婚を求められ、同じ家の中でも別居になりえます。仲直りの見込みがなく、双方と子に適切な手当てがあることを裁判官が確かめます。Circuit Courtに自分でも申し立てられます。お金と家はLegal Aid Boardと無料の調停が助けます。',
  },
  'ie.ask.separation-home': {
    says: '結婚していれば、相手の書面の同意なしに家族の家は売れません。名義が誰でも、誰が住むか、誰が受け取るか、売るかを裁判所が決められます。結婚していなければ、登記の名義人のものです。5年（子がいれば2年）一緒に暮らしたなら、裁判所に分け前を求められます。Legal Aid Boardの無料の調停を試してください。署名や引っ越しの前に相談してください。',
    dependsOn: '結婚しているかどうか',
  },
}
