/** Questions about rosters, zero hours and days off: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKING_HOURS_DE: Words = {
  'nl.ask.roster-changed': {
    dependsOn: 'Ihr Vertrag und Tarifvertrag',
    says: 'Der Arbeitgeber muss Ihren Arbeitsplan 28 Tage vorher mitteilen, außer der Tarifvertrag sagt anderes. Geht das nicht, müssen die Stunden vier Tage vorher feststehen. Vereinbarte Stunden zu ändern braucht Ihr Ja oder einen wichtigen Grund.',
  },
  'nl.ask.zero-hours': {
    says: 'Nach drei Monaten gelten Ihre mittleren Stunden als vereinbart, und Sie können Lohn dafür fordern. Nach zwölf Monaten muss der Arbeitgeber feste Stunden anbieten. Der Ruf muss vier Tage vorher kommen. Schreiben Sie Ihre Stunden auf.',
  },
  'nl.ask.holiday-days': {
    says: 'Sie haben im Jahr mindestens viermal Ihre Wochenstunden: 20 Tage bei voller Woche. Vertrag oder CAO können mehr geben. Der Lohn läuft weiter. Die gesetzlichen Tage verfallen meist sechs Monate nach dem Jahr.',
  },
}
