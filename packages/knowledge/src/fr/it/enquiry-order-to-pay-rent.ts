/** Questions about a formal order to pay rent: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_TO_PAY_RENT_IT: Words = {
  'fr.ask-home.order-to-pay-rent': {
    says: 'Apra tutta la posta e agisca entro sei settimane. Un contratto di prima del 29 luglio 2023 che dice due mesi ne mantiene due. Paghi, o concordi un piano per iscritto, e riprenda a pagare l’affitto corrente. Chieda aiuto a FSL, CAF e ADIL (SOS loyers impayés 0 805 16 00 75, gratis). La tregua invernale ferma solo lo sgombero, dal 1° novembre al 31 marzo: la causa continua. Vada all’udienza: il giudice può dare fino a tre anni. Nessuno viene messo fuori senza sentenza e ordine di uscire.',
  },
}
