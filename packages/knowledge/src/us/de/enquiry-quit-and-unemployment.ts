/** Questions about unemployment benefits after quitting a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT_DE: Words = {
  'us.fact.quit-unemployment': {
    says: 'Beantragen Sie jetzt. Wer freiwillig geht, bekommt meist nichts, außer bei gutem Grund: Gefahr, verbotene Belästigung, unbezahlter Lohn, große Kürzung, in vielen Staaten auch Krankheit oder Gewalt daheim. Zeigen Sie mit Nachrichten oder Attest, dass Sie den Chef zuerst um Änderung baten. Sind Sie noch da, tun Sie das zuerst. Bei Nein: Einspruch bis zum Tag im Brief.',
    dependsOn: 'warum Sie gingen und Ihr Bundesstaat',
  },
  'us.fact.quit-hours-cut': {
    says: 'Eine starke Kürzung von Stunden oder Lohn gilt in vielen Staaten als guter Grund zu gehen. Abgelehnt? Legen Sie bis zum Tag im Brief schriftlich Einspruch ein; es folgt eine Anhörung, meist am Telefon. Bringen Sie Dienstpläne und Lohnzettel von vorher und nachher, und Belege, dass Sie Ihre Stunden zurückwollten. Stellen Sie weiter jede Woche den Antrag. Haben Sie die Stelle noch, kündigen Sie nicht: Fragen Sie nach Teilleistungen.',
  },
}
