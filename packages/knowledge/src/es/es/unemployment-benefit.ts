/** Unemployment benefit (paro) after a dismissal, and the fund that pays wages of a firm without money (FOGASA): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_WORDS: Words = {
  'es.work.paro-any': {
    says: 'Puede cobrar el paro tras cualquier despido, también disciplinario. No hace falta demandar antes.',
  },
  'es.work.fogasa': {
    says: 'Si la empresa no puede pagar, un fondo público (FOGASA) paga salarios e indemnización con un límite.',
  },
  'es.work.deadline-paro': {
    says: 'Pida el paro en 15 días hábiles desde que termina el trabajo.',
    action: 'Pedir la prestación en el SEPE',
    consequence: 'Pierde los días de prestación hasta que la pida.',
  },
  'es.work.step-paro': {
    says: 'Apúntese como demandante de empleo y pida el paro al SEPE en 15 días hábiles.',
  },
}
