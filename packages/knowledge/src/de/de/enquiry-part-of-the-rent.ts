/** Questions about a part of the rent that was not paid: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_OF_THE_RENT_DE: Words = {
  'de.ask-home.part-rent': {
    says: 'Nein, bei höchstens einer Monatsmiete noch nicht. Fristlos darf der Vermieter kündigen, wenn zwei Monatsmieten offen sind, oder an zwei Terminen hintereinander mehr als eine. Mehr als eine Miete, die über einen Monat fehlt, kann eine ordentliche Kündigung bringen. Zahlen Sie die Lücke bald und bieten Sie schriftlich Termine an. Wenig Geld? Fragen Sie nach Wohngeld oder beim Jobcenter. Räumen darf nur ein Gericht.',
  },
}
