/** The German words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Ein Brief beendet Ihren Mietvertrag nicht. Der Vermieter braucht sechs Monate Frist zum richtigen Datum, und einen Richter, um Sie hinauszusetzen. Unterschreiben Sie nicht. Fragen Sie einen Mieterverein (sindacato inquilini).',
  },
  'it.ask.seize-without-judge': {
    says: 'Ein privates Inkasso kann ohne Titel (meist vom Gericht, auch ein Wechsel) und precetto nichts pfänden. Es darf weder drohen noch Ihren Chef informieren. Zahlen Sie nichts per Prepaidkarte. Verlangen Sie schriftlich Vertrag, Beweis des Schuldkaufs und Abrechnung; bestreiten Sie Zusatzkosten. Drohungen melden Sie dem Garante privacy und der AGCM. Der Steuereintreiber ist anders: Er braucht keinen Richter.',
  },
}
