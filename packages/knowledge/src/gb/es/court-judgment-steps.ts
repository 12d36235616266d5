/** What to do about a court judgment: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_STEPS_ES: Words = {
  'gb.judgment.step-read': {
    says: 'Busque la fecha de la sentencia, la cantidad y cómo pagar: de una vez o tanto al mes. Ponga las fechas en su calendario.',
  },
  'gb.judgment.step-request': {
    says: 'Llame hoy al juzgado y pregunte si ya se ha dictado la sentencia. Si no, envíe enseguida su defensa o su oferta de pago.',
  },
  'gb.judgment.step-wrong': {
    says: 'Si nunca recibió la demanda, o no debe el dinero, actúe esta semana. Pida al juzgado que la anule (set aside) con el formulario N244.',
  },
  'gb.judgment.step-afford': {
    says: 'Si la debe pero no puede pagar como se ordenó, pida al juzgado pagos menores con el formulario N245.',
  },
  'gb.judgment.step-advice': {
    says: 'Llame a un asesor de deudas gratuito. Ayudan cada día con estos formularios. Pregunte también por ayuda con las tasas judiciales.',
  },
  'gb.judgment.step-scotland': {
    says: 'Pida ya consejo sobre dinero. Si recibió un requerimiento (charge), quizá pueda pedir una time to pay order. Si nunca supo del caso, pregunte por la anulación (recall).',
  },
  'gb.judgment.step-pay-month': {
    says: 'Si puede, páguelo todo en el plazo de un mes desde la fecha de la sentencia. Después envíe la prueba al juzgado.',
  },
  'gb.judgment.step-keep-paying': {
    says: 'Si paga a plazos, ponga una orden permanente (standing order) unos días antes de cada fecha. Un pago sin hacer puede traer agentes de embargo (bailiffs).',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: 'Diga en el formulario por qué está mal y cuál es su defensa. Diga cuándo lo supo por primera vez. Envíe pruebas, como su dirección vieja.',
  },
  'gb.judgment.step-check-register': {
    says: 'Puede buscar su nombre en el registro de sentencias en Registry Trust. Compruebe que esta es real y correcta.',
  },
}
