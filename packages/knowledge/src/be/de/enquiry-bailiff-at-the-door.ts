/** Questions about a bailiff who comes in, and about the sale of things: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_AT_THE_DOOR_DE: Words = {
  'be.ask.bailiff-enters': {
    says: 'Ohne Urteil oder anderen Titel darf ein Gerichtsvollzieher nicht hinein, und Sie müssen nicht öffnen. Mit Titel darf er zur Pfändung zwischen 6 und 21 Uhr kommen, meist nicht am Wochenende und an Feiertagen. Sind Sie weg oder weigern sich, darf er mit Polizei die Tür vom Schlosser öffnen lassen. Lassen Sie sich den Titel zeigen. Rufen Sie besser vorher an und bieten Sie Raten an.',
    dependsOn: 'ob es ein Urteil gibt',
  },
  'be.ask.sale-stop': {
    says: 'Rufen Sie heute den Gerichtsvollzieher an und zahlen oder vereinbaren Sie schriftlich einen Plan: Die meisten Verkäufe enden mit einer ersten Zahlung. Ist etwas geschützt oder nicht Ihres? Vor dem Verkauf mit Beweis zum Pfändungsrichter. Lässt das Arbeitsgericht eine kollektive Schuldenregelung zu, stoppt der Verkauf. Das CPAS (OCMW) ruft kostenlos für Sie an. Bringt der Verkauf weniger als er kostet, sagen Sie es.',
  },
}
