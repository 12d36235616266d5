/** Questions about maintenance for a grown-up child: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADULT_CHILD_DE: Words = {
  'it.ask.adult-child-support': {
    says: 'Unterhalt endet nicht mit 18. Er läuft, solange das Kind studiert oder ernsthaft Arbeit sucht, und endet, wenn es vom eigenen Verdienst leben kann. Hören Sie aber nicht allein auf: Das Urteil gilt, bis ein Richter es ändert, Rückstände sind pfändbar. Beantragen Sie Ende oder Senkung, mit Beweis der Arbeit. Es wirkt meist ab dem Antrag. Bei Einigkeit können Anwälte es schriftlich machen.',
    dependsOn: 'ob das Kind vom eigenen Verdienst leben kann',
  },
}
