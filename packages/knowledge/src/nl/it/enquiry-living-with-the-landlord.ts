/** Questions about a room in the home of the landlord: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_WITH_THE_LANDLORD_IT: Words = {
  'nl.ask.lodger': {
    says: 'Nei primi nove mesi la padrona che vive in casa può disdire per iscritto senza motivo. Ma il preavviso è di solito tre mesi, e non può mandarla fuori da sola. Dopo nove mesi è protetto come gli altri e decide un giudice. Il suo interesse allora pesa di più. Resti, paghi e chieda la disdetta per iscritto. Un intero appartamento non rientra.',
    dependsOn: 'se affitta da nove mesi o no',
  },
}
