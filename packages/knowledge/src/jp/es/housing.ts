/** The Spanish words of Japan: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ES: Words = {
  'jp.home.want': {
    says: 'Su casero le pide que se vaya. Una carta sola no le obliga a irse.',
  },
  'jp.home.want-rent': {
    says: 'Su casero o una empresa avalista (保証会社) pide alquiler atrasado.',
  },
  'jp.home.who': {
    says: 'Es una persona o empresa privada. Solo un juzgado puede ordenar que se vaya.',
  },
  'jp.home.real': {
    says: 'Puede quedarse hasta que un juzgado decida y un agente (執行官) lo haga.',
  },
  'jp.home.not-yet': {
    says: 'Nadie puede cambiar su cerradura ni sacar sus cosas sin un juzgado.',
  },
  'jp.home.rights': {
    says: 'Un casero necesita una buena razón (正当事由) y seis meses. Usted puede negarse y hablar de dinero para la mudanza.',
  },
  'jp.home.step-sign': {
    says: 'No firme un papel para irse (退去合意書). Pida el motivo por escrito.',
  },
  'jp.home.rights-late': {
    says: 'Por alquiler atrasado el casero casi siempre debe dar primero un tiempo justo para pagar. Un juez mira luego si se rompió la confianza, casi siempre con unos tres meses.',
  },
  'jp.home.step-pay-all': {
    says: 'Pague todo el alquiler atrasado en el tiempo que da la carta y guarde la prueba. Si no puede, pague una parte y pida fechas por escrito.',
  },
  'jp.home.option-pay-late': {
    title: 'Pagar a tiempo el alquiler atrasado',
    says: 'Si todo está pagado en el tiempo dado, casi nunca queda motivo para acabar el contrato por eso.',
    cost: 'El alquiler atrasado.',
    time: 'En los días de la carta.',
    risk: 'Una parte sola quizá no salve el contrato.',
    bestFor: 'Lo debe y quiere quedarse.',
  },
  'jp.home.step-pay': {
    says: 'Pague ahora lo que pueda y ofrezca fechas para el resto. Los juzgados miran atrasos de unos tres meses.',
  },
  'jp.home.step-keep': {
    says: 'Siga pagando el alquiler. Si el casero lo rechaza, deposítelo en la oficina de asuntos legales (供託).',
  },
  'jp.home.step-help': {
    says: 'Pregunte a Houterasu, y a su municipio por la ayuda al alquiler (住居確保給付金).',
  },
  'jp.home.step-type': {
    says: 'Lea su contrato. Un contrato fijo (定期建物賃貸借) termina en su fecha, con aviso al menos seis meses antes.',
  },
  'jp.home.right-reason': {
    says: 'En un contrato ordinario puede quedarse si el casero no tiene una buena razón.',
  },
  'jp.home.right-six': {
    says: 'Tiene derecho a al menos seis meses de aviso.',
  },
  'jp.home.right-time': {
    says: 'Tiene derecho a un tiempo justo para pagar antes de que terminen el contrato. Un mes de retraso casi nunca basta.',
  },
  'jp.home.right-lock': {
    says: 'Tiene derecho a su vivienda hasta que un juzgado ordene otra cosa.',
  },
  'jp.home.option-refuse': {
    title: 'Negarse por escrito',
    says: 'Diga que quiere seguir alquilando.',
    cost: 'El correo.',
    time: 'Una carta.',
    risk: 'El casero puede demandar.',
    bestFor: 'Quiere quedarse.',
  },
  'jp.home.option-money': {
    title: 'Hablar de tiempo y dinero',
    says: 'Pida más meses, gastos de mudanza o plazos.',
    cost: 'Nada.',
    time: 'Semanas.',
    risk: 'Firme solo lo que pueda cumplir.',
    bestFor: 'Podría mudarse.',
  },
  'jp.home.option-help': {
    title: 'Preguntar a Houterasu',
    says: 'Consejo gratis con ingresos bajos.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier carta para irse.',
  },
  'jp.home.warn-court': {
    says: 'Si después llega un papel del juzgado, conteste a tiempo. Si no, el juzgado casi siempre ordenará que se vaya.',
  },
  'jp.home.fixed-rights': {
    says: 'Un contrato fijo solo acaba en su fecha si antes recibió un papel aparte sobre ello. El aviso debe llegar de seis a doce meses antes.',
  },
  'jp.home.right-fixed-late': {
    says: 'Si el aviso llegó tarde, puede quedarse seis meses desde ese día. En una vivienda de menos de 200 m² puede irse con un mes de aviso por trabajo, enfermedad o cuidado.',
  },
}
