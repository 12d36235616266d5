/** The German words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    says: 'Niemand kann Sie zwingen. Nach der Unterschrift können Sie es sich 15 Tage lang anders überlegen. Sie behalten das Recht auf Arbeitslosengeld und bekommen mindestens die gesetzliche Summe.',
    dependsOn: 'ob beide zustimmen',
  },
  'fr.ask-work.agreed-end-refused': {
    says: 'Es braucht beide: Ihr Chef darf ablehnen, ohne Grund. Fragen Sie noch einmal schriftlich, mit Datum und Angebot. Bleiben Sie nicht weg: Sonst kann das Arbeitslosengeld entfallen. Eine Kündigung öffnet es nur aus manchen Gründen oder mit einem vorher geprüften Umschulungsplan. Bei schweren Fehlern des Chefs fragen Sie eine Gewerkschaft.',
  },
  'fr.ask-work.agreed-end-withdraw': {
    says: 'Ja. Nach der Unterschrift hat jede Seite 15 Kalendertage ab dem nächsten Tag, um ohne Grund zurückzutreten. Schicken Sie ein Einschreiben oder übergeben Sie es gegen Quittung vor dem letzten Tag: Der Tag der Absendung zählt. Dann läuft die Stelle weiter. Später bleibt nur das Arbeitsgericht binnen zwölf Monaten, wegen Druck, Täuschung oder fehlender Kopie.',
  },
}
