/** The German words of the rows in ../enquiry-crash-offer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_OFFER_DE: Words = {
  'es.ask.crash-offer': {
    says: 'Nein, Sie müssen nicht annehmen. Binnen drei Monaten muss der Versicherer ein begründetes Angebot mit Arztbericht machen. Sie dürfen das Geld als Teil nehmen und den Rest fordern. Sie können den Gerichtsarzt (forense) verlangen. Achten Sie auf das eine Jahr und unterschreiben Sie kein finiquito.',
  },
}
