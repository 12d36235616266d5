/** The Italian words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_IT: Words = {
  'de.exam.want': {
    says: 'L’università decide che un esame è fallito o la cancella (Exmatrikulation). Un giudice può controllarlo.',
  },
  'de.exam.right-object': {
    says: 'Ha un mese per opporsi (Widerspruch), o per andare in tribunale se la lettera lo dice. Fino ad allora una Exmatrikulation di solito non ha effetto, salvo che sia ordinata subito. Chieda con che cosa può continuare.',
  },
  'de.exam.right-rethink': {
    says: 'Può vedere il compito e i voti. Se mostra cosa è valutato male, gli esaminatori devono ripensarci.',
  },
  'de.exam.right-ill': {
    says: 'Disturbi in aula o malattia contano di solito solo se l’ha detto subito, con certificato. In alcuni posti un caso di rigore dà un’altra prova: legga il Suo regolamento.',
  },
  'de.exam.step': {
    says: 'Chieda oggi di vedere la prova (Akteneinsicht) e mandi una breve opposizione. I motivi possono seguire. L’AStA spesso consiglia gratis.',
  },
}
