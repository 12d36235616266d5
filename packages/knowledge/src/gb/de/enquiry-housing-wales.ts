/** Questions about renting in Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WALES_DE: Words = {
  'gb.ask-housing.wales-evict': {
    says: 'In Wales braucht ein Vermieter eine richtige Kündigung (notice) und dann eine Gerichtsanordnung. Bei den meisten Verträgen ab 1. Dezember 2022 muss eine Kündigung ohne Grund sechs Monate geben. Bei älteren holen Sie Rat.',
    dependsOn: 'die Art von Kündigung und Vertrag',
  },
  'gb.ask-housing.wales-rent': {
    says: 'In Wales darf die Miete eines periodic standard contract einmal im Jahr steigen. Der Vermieter muss zwei Monate Frist im richtigen Formular geben.',
    dependsOn: 'Ihr Vertrag und die Ankündigung',
  },
  'gb.ask-housing.wales-repairs': {
    says: 'In Wales muss der Vermieter die Wohnung instand und bewohnbar halten. Melden Sie es schriftlich mit Fotos. Passiert nichts, bitten Sie die Gemeinde (council) um Prüfung.',
  },
  'gb.ask-housing.wales-deposit': {
    says: 'In Wales muss der Vermieter die Kaution innerhalb von 30 Tagen schützen und sagen, wo. Wenn nicht, kann ein Gericht das Ein- bis Dreifache anordnen.',
  },
  'gb.ask-housing.wales-statement': {
    says: 'In Wales muss der Vermieter Ihnen innerhalb von 14 Tagen nach dem Einzug den Vertrag schriftlich geben (written statement). Wenn nicht, können Sie Geld dafür verlangen.',
  },
  'gb.ask-housing.wales-repairs-threat': {
    says: 'Stellen Sie die Miete nicht ein: Rückstände können Sie die Wohnung kosten. Der Vermieter muss sie bewohnbar halten und die Heizung reparieren. Schreiben Sie mit Fotos und bitten Sie environmental health der Gemeinde um eine Prüfung. Eine Kündigung ohne Grund braucht sechs Monate und ein Gericht, das sie ablehnen kann, wenn sie nur Reparaturen vermeidet. Ohne Eintrag und Lizenz bei Rent Smart Wales geht sie nicht. Shelter Cymru: 08000 495 495.',
  },
}
