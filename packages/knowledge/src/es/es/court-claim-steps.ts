/** Papers of a court that start a case: what to do. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_WORDS: Words = {
  'es.claim.step-date': {
    says: 'Apunte el día que lo recibió. Marque el último día. Guarde el sobre.',
  },
  'es.claim.step-real': {
    says: 'Compruebe que es real: busque el juzgado, el número de caso (NIG) y llame a un teléfono que busque usted.',
  },
  'es.claim.step-lawyer': {
    says: 'Pida un abogado hoy: gratis en el Colegio de Abogados, o uno suyo.',
  },
  'es.claim.step-answer': {
    says: 'Presente una contestación con sus motivos y papeles antes del último día.',
  },
  'es.claim.step-agree': {
    says: 'Si la debe, llame a su abogado y ofrezca un plan. El acuerdo puede presentarse al juzgado y cerrar el caso.',
  },
  'es.claim.step-old-debt': {
    says: 'Si la deuda tiene más de cinco años, diga en su escrito que está prescrita. El juez no lo dirá por usted.',
  },
  'es.claim.step-copies': {
    says: 'Entregue los escritos en el juzgado y pida copia sellada, o use la sede judicial electrónica.',
  },
}
