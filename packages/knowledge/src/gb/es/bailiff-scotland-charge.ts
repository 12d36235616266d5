/** A charge for payment in Scotland: its days, and what can come when they are over. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_CHARGE_ES: Words = {
  'gb.bailiff.scotland-cannot-yet': {
    says: 'No pueden embargar su sueldo hasta que acaben los 14 días del requerimiento de pago (charge for payment).',
  },
  'gb.bailiff.scotland-over-step': {
    says: 'Los 14 días han pasado: ya pueden embargar el sueldo o la cuenta. Llame hoy a un asesor gratuito y pida una moratoria.',
  },
  'gb.bailiff.scotland-warning': {
    says: 'No ignore un requerimiento de pago (charge for payment). Después de 14 días pueden embargar el sueldo, y el acreedor quizá pueda pedir su quiebra (bankruptcy).',
  },
  'gb.bailiff.scotland-charge-first': {
    says: 'Por council tax deben entregarle antes un requerimiento de pago (charge for payment) y esperar 14 días. Solo después pueden tomar sueldo o congelar una cuenta.',
  },
  'gb.bailiff.scotland-warning-arrestment': {
    says: 'Los 14 días del requerimiento (charge) han pasado. Ya pueden congelar dinero en su banco o tomarlo del sueldo. Llame antes de la fecha de la carta.',
  },
  'gb.bailiff.scotland-reality-arrestment': {
    says: 'Aquí «arrest» significa congelar dinero. Nadie le detiene, y no es un asunto penal.',
  },
  'gb.bailiff.scotland-deadline-charge': {
    says: 'Un requerimiento de pago (charge for payment) le da 14 días desde el día en que se lo entregan en el Reino Unido.',
    action: 'Pagar, acordar un plan o pedir la moratoria (moratorium)',
    consequence: 'Los agentes judiciales (sheriff officers) pueden embargar su sueldo.',
  },
  'gb.bailiff.scotland-no-bankruptcy': {
    says: 'Un acreedor al que debe menos de £5,000 no puede pedir solo al tribunal su quiebra (sequestration).',
  },
}
