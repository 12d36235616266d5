/** Questions about violence and control by a partner: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_JA: Words = {
  'nz.ask.violent-partner': {
    says: '危険なときは111に電話してください。家庭裁判所は保護命令（protection order）を出せます。相手は、あなたを傷つけることも連絡することもできなくなります。急ぐときは、裁判官が相手に知らせずに、たいてい1日以内に決めます。警察も相手を数日遠ざけることができます。弁護士かWomen’s Refugeが申し立てを手伝います。0800 733 843、無料、24時間。',
  },
}
