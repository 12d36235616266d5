/** Questions about debts of many years ago: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_DE: Words = {
  'au.ask.old-nsw': {
    says: 'In New South Wales erlischt eine solche Schuld sechs Jahre nach Fälligkeit oder nach Ihrer letzten Zahlung oder unterschriebenen Anerkennung, wenn kein Gericht entschied. Dann schulden Sie nichts. Zahlen, versprechen und unterschreiben Sie also nichts. Verlangen Sie schriftlich Beweise und den Tag der letzten Zahlung. Auf Gerichtspost antworten Sie rechtzeitig: zu alt. AFCA ist kostenlos.',
  },
  'au.ask.old-by-year': {
    says: 'Sie ist sehr wahrscheinlich zu alt. Ohne Urteil lässt ein Gericht Sie nicht mehr zahlen, wenn seit Fälligkeit, letzter Zahlung oder unterschriebener Anerkennung sechs Jahre um sind (drei im Northern Territory). Zahlen, versprechen, unterschreiben Sie nichts: Das kann die Zeit neu starten. Verlangen Sie schriftlich Beweise und den Tag der letzten Zahlung. Auf Gerichtspost antworten Sie rechtzeitig. AFCA ist kostenlos.',
  },
}
