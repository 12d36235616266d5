/** Questions about debts of many years ago: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_DE: Words = {
  'nz.ask.old-by-year': {
    says: 'Sie ist sehr wahrscheinlich zu alt. Ohne Urteil lässt ein Gericht Sie sechs Jahre nach Fälligkeit nicht mehr zahlen, wenn Sie das sagen. Eine Zahlung oder unterschriebene Anerkennung startet die sechs Jahre neu. Zahlen, versprechen, unterschreiben Sie also nichts. Verlangen Sie schriftlich Beweise und den Tag der letzten Zahlung. Auf Gerichtspost antworten Sie rechtzeitig: zu alt. Hilfe: MoneyTalks 0800 345 123.',
  },
}
