/** Questions about church tax after leaving the church: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHURCH_TAX_DE: Words = {
  'de.ask-tax.church-tax': {
    says: 'Bewahren Sie die Austrittsbescheinigung auf: Sie beweist den Tag. Das Amt meldet es weiter; die Steuer endet mit diesem Monat, in manchen Ländern einen später. Prüfen Sie Ihre Lohnsteuerdaten in ELSTER (ELStAM) und bitten Sie das Finanzamt um Berichtigung. Zu viel Gezahltes kommt mit der Steuererklärung zurück.',
  },
}
