/** Questions about wages, working hours and holidays: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_DE: Words = {
  'es.ask.holiday-left': {
    says: 'Nicht genommener Urlaub ist nicht verloren: Am Ende muss die Firma ihn mit der Schlussabrechnung (finiquito) auszahlen. Diese Tage zählen als Beitragszeit und schieben den Beginn des Arbeitslosengelds (paro) hinaus. Sie können vereinbaren, ihn vorher zu nehmen; die Firma muss Termine zwei Monate vorher festlegen. Nicht bezahlt? Unterschreiben Sie mit „no conforme“ und beantragen Sie die Schlichtung: Sie haben ein Jahr.',
  },
  'es.ask.holiday-days': {
    says: 'Sie haben mindestens 30 Kalendertage im Jahr und müssen die Daten zwei Monate vorher kennen. Setzt die Firma andere fest, klagen Sie binnen 20 Werktagen.',
  },
  'es.ask.hours-changed': {
    says: 'Verlangen Sie es schriftlich. Für eine große Änderung gilt eine Frist von 15 Tagen, für einen Umzug 30. Fechten Sie binnen 20 Werktagen an. Schadet es Ihnen, können Sie oft mit 20 Tagen Lohn pro Jahr gehen.',
  },
  'es.ask.minimum-wage': {
    says: '2026 beträgt der Mindestlohn (SMI) 1.221 € im Monat bei 14 Zahlungen für Vollzeit, vor Abzügen. Das sind 17.094 € im Jahr oder 1.424,50 € im Monat bei 12 Zahlungen. Teilzeit bekommt ihren Teil. Ein Tarifvertrag kann mehr geben. Bekommen Sie weniger, verlangen Sie es schriftlich und melden Sie es der Arbeitsinspektion (ITSS), das ist kostenlos. Für jeden Monatslohn haben Sie ein Jahr: erst Schlichtung, dann Gericht.',
  },
}
