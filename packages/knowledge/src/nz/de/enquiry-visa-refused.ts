/** Questions about a visa that was refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_DE: Words = {
  'nz.ask.visa-declined': {
    says: 'Sind Sie mit gültigem Visum in Neuseeland, verlangen Sie binnen 14 Tagen einmal eine neue Prüfung (reconsideration). Bei residence ist meist binnen 42 Tagen Berufung möglich. Aus dem Ausland stellen Sie einen neuen Antrag.',
  },
}
