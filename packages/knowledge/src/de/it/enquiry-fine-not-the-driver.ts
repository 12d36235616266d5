/** Questions about a fine when another person drove: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_NOT_THE_DRIVER_IT: Words = {
  'de.ask-buy.fine-not-driver': {
    says: 'La multa per la guida la deve solo chi guidava; il proprietario no. Si opponga (Einspruch) per iscritto entro due settimane dalla data sulla busta gialla, senza motivi, e dica solo che non guidava. L’ufficio deve provare chi guidava. Non deve accusare sé stesso né i parenti stretti. Sul modulo di audizione dia solo i propri dati. Se non si trova nessuno, può esserle imposto un registro di guida. Non nomini mai una persona sbagliata.',
  },
}
