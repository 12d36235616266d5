/** Questions about a landlord who does not confirm that a person moved in: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REGISTRATION_PAPER_IT: Words = {
  'de.ask-home.registration-paper': {
    says: 'Chieda il foglio (Wohnungsgeberbestätigung) per iscritto con una data: chi Le dà la casa deve darlo entro due settimane dall’ingresso. Vale anche in subaffitto; firma l’inquilino principale. Se non arriva, vada comunque in tempo all’ufficio con il contratto e lo dica. L’ufficio può esigerlo e multare fino a 1.000 €. Deve registrarsi entro due settimane. Nessuno può vietarlo.',
  },
}
