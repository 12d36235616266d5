/** The Spanish words of the rows in ../energy-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_ES: Words = {
  'au.energy.right-plan': {
    says: 'Diga a la compañía de energía que no puede pagar. Debe ofrecerle un plan de pago para lo que debe.',
  },
  'au.energy.right-no-claim': {
    says: 'Mientras cumpla un plan de pago, la compañía no puede demandarle por la deuda de energía.',
  },
  'au.energy.insight-hardship': {
    says: 'Una compañía que no siguió sus reglas de ayuda (hardship policy) no puede empezar un juicio por la deuda.',
    actionable:
      'Pida por escrito a la compañía sus reglas de ayuda (hardship policy) y su lugar en ellas.',
  },
  'au.energy.step-hardship': {
    says: 'Llame usted a la propia compañía de energía. Pida su programa de ayuda (hardship program), un plan de pago y descuentos (concessions).',
  },
  'au.energy.vic-plan': {
    says: 'En Victoria la compañía de energía debe ayudarle a pagar de las formas que indica el reglamento (code). Pida ayuda por dificultad de pago (payment difficulty).',
  },
  'au.energy.vic-code': {
    says: 'En Victoria puede pedir ayuda para pagar antes de tener deuda, y un plan de hasta dos años. Un corte es solo el último paso.',
  },
  'au.energy.vic-gas': {
    says: 'En Victoria el gas solo se puede cortar como permite la ley. Un corte indebido le da un pago por día.',
  },
  'au.energy.vic-power': {
    says: 'En Victoria la luz solo se puede cortar como permite la ley. Un corte indebido le da un pago por día.',
  },
  'au.energy.wa-code': {
    says: 'En Australia Occidental la compañía de luz debe mirar sus dificultades (hardship) y ofrecer un plan antes de cortarle.',
  },
  'au.energy.national-rules': {
    says: 'Fuera de Victoria y Australia Occidental valen las reglas nacionales: un plan, ayuda por dificultades (hardship) y dos avisos antes de un corte.',
  },
  'au.energy.right-undercharge': {
    says: 'Si la compañía cobró de menos por su propia culpa, casi siempre puede volver atrás solo nueve meses. Debe dejarle pagar durante el mismo tiempo, sin intereses.',
  },
  'au.energy.vic-undercharge': {
    says: 'En Victoria, si la compañía cobró de menos por su propia culpa, casi siempre puede volver atrás solo cuatro meses.',
  },
}
