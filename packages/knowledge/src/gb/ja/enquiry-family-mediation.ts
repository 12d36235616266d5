/** Questions about mediation before a family court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MEDIATION_JA: Words = {
  'gb.ask-family.mediation': {
    says: '家庭裁判所に申し立てる前に、多くは調停についての面談（MIAM）に一度行く必要があります。調停そのものは任意です。暴力があった場合や急ぐ場合、面談は要りません。利用券や法律扶助が使えるか、調停者に尋ねてください。',
  },
}
