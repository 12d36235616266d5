/** Questions about pension premiums that are not paid in: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_NL: Words = {
  'nl.ask.pension-not-paid': {
    says: 'Uw werkgever moet de premie, ook uw eigen deel, binnen een maand na elk kwartaal aan het fonds of de verzekeraar betalen. Vraag het fonds schriftelijk wat er binnenkwam en bewaar loonstroken. Bij het fonds van uw bedrijfstak bouwt u meestal toch pensioen op. Een verzekeraar mag pas drie maanden na een melding aan u stoppen. Failliet? Vraag UWV meteen tot een jaar premie over te nemen.',
  },
}
