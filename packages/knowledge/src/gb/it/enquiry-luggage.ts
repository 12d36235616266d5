/** Questions about lost, late or damaged luggage: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LUGGAGE_IT: Words = {
  'gb.ask-travel.luggage': {
    says: 'Chieda per iscritto alla compagnia, con il rapporto dell’aeroporto (PIR) e le ricevute. Per un danno ha 7 giorni. Per il ritardo, 21 giorni da quando ha riavuto il bagaglio. Deve pagare le cose necessarie e un bagaglio perso, fino a un limite. Dopo un no, provi la conciliazione gratuita o il giudice.',
  },
}
