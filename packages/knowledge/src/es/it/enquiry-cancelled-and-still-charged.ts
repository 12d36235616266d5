/** Questions about charges that go on after a contract was cancelled: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_AND_STILL_CHARGED_IT: Words = {
  'es.ask.cancelled-still-charged': {
    says: "La Sua disdetta vale dal giorno in cui l'ha data. Può uscire nello stesso modo in cui è entrato: un burofax non si può pretendere. Dica alla banca di rifiutare i nuovi addebiti e di restituire quelli delle ultime otto settimane, senza motivo. Chieda i più vecchi alla ditta per iscritto, con la Sua e-mail. Una somma sotto 50 €, o contestata davanti a un ufficio pubblico, in arbitrato o in tribunale, non può finire in liste come ASNEF. L'OMIC aiuta gratis.",
  },
}
