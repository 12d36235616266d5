/** The German words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_DE: Words = {
  'nl.ask.data-breach': {
    says: 'Ändern Sie Ihre Passwörter, achten Sie auf Ihr Konto und trauen Sie keinem Anruf und keiner Mail dazu. Fragen Sie die Firma, welche Daten weg sind. Für echten Schaden, auch für Angst vor Missbrauch, können Sie Geld verlangen, müssen ihn aber zeigen.',
  },
  'nl.ask.data-right-copy': {
    says: 'Sie können kostenlos eine Kopie Ihrer Daten verlangen. Die Firma muss binnen eines Monats antworten. Sonst beschweren Sie sich bei der Autoriteit Persoonsgegevens.',
  },
}
