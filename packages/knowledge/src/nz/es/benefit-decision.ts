/** The Spanish words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_ES: Words = {
  'nz.welfare.deadline': {
    says: 'Tiene tres meses desde la decisión para pedir una revisión (review).',
    action: 'Pedir una revisión de la decisión',
    consequence: 'Una petición tardía necesita una buena razón.',
  },
  'nz.welfare.right-review': {
    says: 'Work and Income debe mirarlo de nuevo gratis. Si sigue el no, un Benefits Review Committee le escucha.',
  },
  'nz.welfare.right-appeal': {
    says: 'Después del comité puede apelar gratis ante la Social Security Appeal Authority. La carta del comité dice hasta cuándo.',
  },
  'nz.welfare.right-helper': {
    says: 'Puede llevar a una persona que le ayude o a un asesor de ayudas (benefit advocate), y pedir los papeles que usaron.',
  },
  'nz.welfare.step': {
    says: 'Busque la razón en la carta. Consiga pruebas que la respondan, como una nota de su médico o nóminas.',
  },
  'nz.welfare.option-review': {
    says: 'Rellene el formulario «review of decision» o escriba una carta. Un asesor de ayudas (benefit advocate) le ayuda gratis.',
    title: 'Pedir una revisión',
    cost: 'Gratis.',
    time: 'Unas semanas o unos meses.',
    risk: 'Bajo.',
    bestFor: 'Cree que un hecho o una regla se entendió mal.',
  },
  'nz.welfare.reality': {
    says: 'Esta revisión (review) es un control habitual. No es una acusación, y su pago sigue por ahora.',
  },
  'nz.welfare.right-time': {
    says: 'Si necesita más tiempo por un médico o por papeles, pídalo antes del último día y diga por qué.',
  },
  'nz.welfare.right-after': {
    says: 'Si después se para el pago, puede pedir una revisión (review) gratis en un plazo de tres meses.',
  },
  'nz.welfare.step-form': {
    says: 'Rellene el formulario con la verdad y envíelo hasta el día que dice la carta. Guarde una copia.',
  },
  'nz.welfare.warn': {
    says: 'Si no responde, pueden parar el pago. Si eso pasa, llame enseguida y envíe el formulario.',
  },
  'nz.tribunal.right-part': {
    says: 'Es gratis. Puede llevar a un abogado, un asesor o un amigo, y pedir un intérprete.',
  },
  'nz.tribunal.right-change': {
    says: 'Puede pedir otro día si tiene una buena razón. Pídalo pronto y por escrito.',
  },
  'nz.tribunal.step': {
    says: 'Lea el informe que envió Work and Income. Envíe sus pruebas a tiempo y escriba sus tres puntos más importantes.',
  },
  'nz.tribunal.warn': { says: 'Esté allí ese día. Si no va, pueden decidir sin usted.' },
}
