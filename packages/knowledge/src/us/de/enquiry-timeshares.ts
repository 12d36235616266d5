/** The German words of the rows in ../enquiry-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIMESHARES_DE: Words = {
  'us.fact.timeshare-cancel': {
    says: 'Die meisten Bundesstaaten geben einige Tage, ein neues Timeshare schriftlich und ohne Grund zu widerrufen. Florida gibt 10; Kalifornien, Georgia, Virginia und Washington 7; Texas und North Carolina 5. Der Vertrag muss Tage und Adresse nennen. Sie laufen ab Unterschrift oder den letzten Papieren. Schicken Sie ihn heute per Einschreiben. Das Geld muss zurück. Zahlen Sie keiner Ausstiegsfirma.',
  },
  'us.state.fl.ask-timeshare': {
    says: 'In Florida können Sie binnen 10 Kalendertagen nach der Unterschrift schriftlich widerrufen, oder nach den letzten nötigen Papieren, wenn sie später kamen. Ein Grund ist nicht nötig, verzichten kann man nicht. Schicken Sie den Brief jetzt per Einschreiben an die Adresse im Vertrag; der Tag der Aufgabe zählt. Das Geld muss in 20 Tagen zurück, oder 5 Tage nach Einlösung des Schecks, wenn später.',
  },
  'us.fact.timeshare-too-late': {
    says: 'Nach den ersten Tagen gibt es keinen kostenlosen Ausstieg, aber fragen Sie zuerst die Anlage: Viele nehmen ein abbezahltes Timeshare zurück. Lassen Sie es sich schriftlich geben. Zahlen Sie keiner Firma vorab für Ausstieg oder Käufer; viele sind Betrug. Wurden Sie belogen, beschweren Sie sich beim Attorney General und fragen Sie einen Anwalt. Nicht zahlen kann Inkasso und Pfändung bringen.',
  },
}
