/** Questions about the written notice before a fixed term ends: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_OF_END_NL: Words = {
  'nl.ask.notice-fee': {
    says: 'Ja, als uw contract zes maanden of langer duurde en u niet een maand vooraf schriftelijk bericht kreeg. U krijgt hoogstens één maandloon, minder als de brief alleen te laat was. Vraag het schriftelijk. Ga binnen twee maanden na de dag waarop het bericht moest komen naar de kantonrechter.',
  },
}
