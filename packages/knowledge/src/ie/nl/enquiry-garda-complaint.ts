/** Questions about a complaint against the gardaí: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_COMPLAINT_NL: Words = {
  'ie.ask.garda-complaint': {
    says: 'Klaag gratis bij Fiosrú, de Police Ombudsman, binnen een jaar: op fiosru.ie of per post (150 Upper Abbey Street, Dublin 1). Die verving de GSOC in april 2025. Noteer nu namen of nummers, tijd en plaats, ga met letsel naar een dokter en vraag meteen schriftelijk om beelden. Is er een aanklacht, eerst naar een advocaat; die bekijkt ook een vergoeding.',
  },
}
