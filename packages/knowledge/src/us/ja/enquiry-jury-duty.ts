/** Questions about a call to serve on a jury: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_JA: Words = {
  'us.ask-life.jury': {
    says: '期日までに答えてください。たいてい一回は延期でき、生活の困りごとや世話があれば、免除を求められます。務めに出たことで、雇い主が解雇してはいけません。',
  },
}
