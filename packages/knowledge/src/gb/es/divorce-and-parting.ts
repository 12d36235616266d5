/** Divorce, its money and pensions, and couples who never married: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_AND_PARTING_ES: Words = {
  'gb.divorce.right-no-blame': {
    says: 'Uno de ustedes puede pedir el divorcio sin culpar al otro. Dura al menos 26 semanas. Pida que se resuelvan también casa, dinero y pensiones.',
  },
  'gb.divorce.answer': {
    says: 'Uno de ustedes puede pedirlo por internet sin culpar al otro. Dura al menos 26 semanas. No olvide la orden sobre el dinero: sin ella, las reclamaciones siguen abiertas.',
  },
  'gb.unmarried.right-share': {
    says: 'Vivir juntos no crea matrimonio. Aun así, un tribunal puede decir qué parte de la casa es suya, según lo acordado y pagado.',
  },
  'gb.divorce.answer-pension': {
    says: 'Nadie tiene derecho sin más a la mitad. El tribunal mira las necesidades de ambos, hijos, edad, ingresos y años juntos, y puede repartir una pensión. Pida su valor (CETV) y busque consejo antes de aceptar. Solo una orden del tribunal hace definitivo el acuerdo.',
  },
}
