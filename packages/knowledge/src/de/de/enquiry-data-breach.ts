/** The German words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_DE: Words = {
  'de.ask-data.breach': {
    says: 'Ändern Sie Ihre Passwörter und behalten Sie Ihr Konto im Auge. Fragen Sie die Firma, was gestohlen wurde. Schon der Verlust der Kontrolle über Ihre Daten kann ein Schaden sein, auch ohne Missbrauch. Sie müssen zeigen, dass es Sie betrifft.',
  },
  'de.ask-data.right-know': {
    says: 'Sie können kostenlos eine Kopie Ihrer Daten verlangen. Die Firma muss binnen eines Monats antworten. Sonst beschweren Sie sich kostenlos bei der Datenschutzbehörde.',
  },
}
