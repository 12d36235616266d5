/** Questions about a higher rent and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_IT: Words = {
  'es.ask.rent-rise': {
    says: 'L’affitto può salire una volta all’anno, solo se lo dice il contratto. Per i contratti dal 26 maggio 2023 il tetto è l’indice INE (IRAV). Un decreto di ottobre 2026 fissa il 2%, se il Congresso lo conferma.',
    dependsOn: 'la data e le parole del Suo contratto',
  },
  'es.ask.deposit': {
    says: 'Lo chieda per iscritto, con la data in cui ha restituito le chiavi. Dopo un mese il locatore deve gli interessi. Fino a 2.000 € può fare causa senza avvocato.',
  },
  'es.ask.deposit-limit': {
    says: 'Per una casa con contratto fino a cinque anni la cauzione è un mese di affitto, più due mesi al massimo di garanzie. Sette anni se il proprietario è una società. Non deve accettare di più.',
  },
  'es.ask.deposit-wear': {
    says: 'Il proprietario può trattenere denaro solo per danni causati da Lei, non per l’usura del tempo e dell’uso normale. Chieda per iscritto foto e fatture, con il giorno della consegna delle chiavi. Dopo un mese deve gli interessi. Fino a 2.000 € può fare causa senza avvocato.',
  },
}
