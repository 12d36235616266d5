/** Debts on a loan: what the lender must tell, hardship, fees and its dispute scheme: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_ES: Words = {
  'nz.debt.org-scheme': {
    says: 'Los prestamistas deben pertenecer a un servicio de quejas gratuito (dispute scheme). Busque su nombre en la carta o en el Financial Service Providers Register.',
  },
  'nz.debt.right-disclosure': {
    says: 'Antes de que una agencia empiece con un préstamo de consumo, deben decirle quién es, cuánto debe y cómo se calculó.',
  },
  'nz.debt.right-hardship': {
    says: 'Con un préstamo, si le golpea una enfermedad, perder el trabajo o una separación, puede pedir por escrito cambiar los pagos.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'El prestamista debe responder a esa petición (hardship request) en un plazo de 20 días hábiles y dar razones si dice que no.',
  },
  'nz.debt.right-scheme': {
    says: 'Si el prestamista no resuelve su queja, su servicio de quejas (dispute scheme) la mira gratis.',
  },
  'nz.debt.opt-hardship': {
    says: 'Pida por escrito al prestamista pagos más largos, más pequeños o más tarde. Diga qué pasó.',
    title: 'Pedir ayuda por dificultades',
    cost: 'Gratis.',
    time: '20 días hábiles para una respuesta.',
    risk: 'Bajo. Pida pronto, porque un impago largo puede impedirlo.',
    bestFor: 'Perdió el trabajo, estuvo enfermo o su familia se separó.',
  },
  'nz.debt.opt-scheme': {
    says: 'Quéjese primero al prestamista, después a su servicio de quejas.',
    title: 'Ir al servicio de quejas (dispute scheme)',
    cost: 'Gratis.',
    time: 'Semanas o meses.',
    risk: 'Bajo.',
    bestFor: 'Le acosan, o le prestaron lo que no podía pagar.',
  },
  'nz.debt.insight-lending': {
    says: 'Un prestamista tenía que comprobar que usted podía pagar el préstamo. Si no lo hizo, puede recuperar comisiones e intereses.',
    actionable:
      'Pida los papeles de esa comprobación y enséñelos a un asesor de finanzas (financial mentor).',
  },
  'nz.debt.right-loan-fees': {
    says: 'Los cargos de un prestamista por pagar tarde no pueden ser excesivos. Pregunte cómo se calculó cada uno.',
  },
}
