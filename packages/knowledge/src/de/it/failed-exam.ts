/** The Italian words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_IT: Words = {
  'de.exam.want': {
    says: 'L’università decide che un esame è fallito o la cancella (Exmatrikulation). Un giudice può controllarlo.',
  },
  'de.exam.right-object': {
    says: 'Si opponga entro un mese (Widerspruch). Fino alla decisione, la fine degli studi di solito non vale e può continuare.',
  },
  'de.exam.right-rethink': {
    says: 'Può vedere il compito e i voti. Se mostra cosa è valutato male, gli esaminatori devono ripensarci.',
  },
  'de.exam.right-ill': {
    says: 'Disturbi o malattia contano solo se segnalati subito, con certificato. Un caso di durezza può dare un’altra prova: legga il regolamento.',
  },
  'de.exam.step': {
    says: 'Chieda oggi di vedere l’esame (Akteneinsicht) e mandi una breve opposizione. I motivi possono seguire. L’AStA consiglia gratis.',
  },
}
