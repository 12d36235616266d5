/** Questions about holidays that are said to be lost at the end of the year: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_IT: Words = {
  'es.ask.holiday-year-end': {
    says: "Le ferie di solito finiscono con l'anno, ma non se l'azienda Le ha impedito di farle o non l'ha mai invitata a farle. Allora restano Sue. Dopo una malattia può farle entro 18 mesi dalla fine del loro anno. Chieda ora per iscritto giorni precisi. Se l'azienda rifiuta o non fissa date, faccia causa entro 20 giorni lavorativi dalla risposta; è rapida e senza avvocato. Denaro solo alla fine del lavoro.",
  },
}
