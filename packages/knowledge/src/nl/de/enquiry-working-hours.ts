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
  'nl.ask.pregnant-on-call': {
    says: 'Nein. Ihnen wegen der Schwangerschaft weniger Stunden zu geben ist verboten, auch auf Abruf. Fordern Sie Ihren Lohn schriftlich und sagen Sie, dass Sie arbeitsbereit sind. Der Schnitt der letzten drei Monate gilt als vereinbart. Nach zwölf Monaten muss der Chef die mittleren Stunden dieses Jahres fest anbieten; ohne Angebot können Sie diesen Lohn fordern. Bewahren Sie Dienstpläne, Lohnzettel und Nachrichten auf. Das College voor de Rechten van de Mens prüft es kostenlos. Kündigen Sie nicht und unterschreiben Sie kein Ende. Mutterschutz und Geld bleiben Ihnen.',
  },
}
