/** The German words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Ein Brief beendet Ihren Mietvertrag nicht. Der Vermieter braucht sechs Monate Frist zum richtigen Datum, und einen Richter, um Sie hinauszusetzen. Unterschreiben Sie nicht. Fragen Sie einen Mieterverein (sindacato inquilini).',
  },
  'it.ask.seize-without-judge': {
    says: 'Ein privates Inkassobüro kann ohne Titel vom Gericht nichts pfänden. Bei der Steuereinzugsstelle (Riscossione) ist es anders: Sie braucht keinen Richter.',
  },
}
