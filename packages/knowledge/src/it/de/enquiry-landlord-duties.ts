/** The German words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_DE: Words = {
  'it.ask.landlord-enters': {
    says: 'Nein. Der Vermieter darf nur mit Ihrem Ja hereinkommen. Vereinbaren Sie einen Tag für Besuche und Reparaturen.',
  },
  'it.ask.repairs': {
    says: 'Schreiben Sie per Einschreiben oder PEC mit Fotos. Alle Reparaturen außer kleinen sind Sache des Vermieters. Ist es dringend, dürfen Sie es nach Meldung selbst tun und das Geld fordern. Ist die Wohnung viel weniger nutzbar, verlangen Sie weniger Miete oder beenden Sie den Vertrag.',
  },
}
