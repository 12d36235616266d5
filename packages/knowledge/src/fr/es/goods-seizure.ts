/** The seizure of things at home (saisie-vente): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_SEIZURE_WORDS: Words = {
  'fr.officer.want-goods': {
    says: 'Hacen una lista de cosas de su casa para venderlas (saisie-vente).',
  },
  'fr.officer.not-yet-goods': {
    says: 'No pueden embargar cosas en casa antes de que pasen ocho días desde el requerimiento de pago.',
  },
  'fr.officer.deadline-goods': {
    says: 'Tiene un mes para vender usted las cosas de la lista, o para decir cuáles no se pueden embargar.',
    action: 'Vender usted las cosas, o impugnar la lista',
    consequence: 'Después se pueden vender en subasta.',
  },
  'fr.officer.deadline-eight': {
    says: 'Tiene ocho días para pagar o acordar un plan antes de que se puedan embargar cosas.',
    action: 'Pagar, o acordar un plan con el agente',
    consequence: 'Después el agente puede venir a embargar cosas.',
  },
  'fr.officer.step-goods': {
    says: 'Haga una lista de lo que debe quedarse: cama, ropa, mesa, nevera, cocina, lavadora, cosas de niños, herramientas de trabajo.',
  },
  'fr.officer.right-goods': { says: 'Lo que necesita para vivir y trabajar no se puede embargar.' },
}
