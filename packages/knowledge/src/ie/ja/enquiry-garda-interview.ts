/** Questions about an interview with the gardaí: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_INTERVIEW_JA: Words = {
  'ie.ask.garda-interview': {
    says: '逮捕されない限り行く義務はなく、逮捕でなければいつでも帰れます。先に弁護士（solicitor）に電話し、それまで事件の話はしないでください。答える義務はありませんが、話したことは使われることがあります。逮捕されたら弁護士を呼ぶ権利があり、お金が少なければ無料です。',
  },
}
