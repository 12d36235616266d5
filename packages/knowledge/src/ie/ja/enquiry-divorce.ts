/** Questions about how to divorce: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_JA: Words = {
  'ie.ask.divorce-how': {
    says: '同意も署名も要りません。過去3年のうち2年別居していれば離婚を求められ、同じ家の中でも別居になりえます。仲直りの見込みがなく、双方と子に適切な手当てがあることを裁判官が確かめます。Circuit Courtに自分でも申し立てられます。お金と家はLegal Aid Boardと無料の調停が助けます。',
  },
}
