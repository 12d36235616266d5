/** Demands of the tax office and its collector, and what holds for benefits too: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: 'La oficina de impuestos, su recaudación (AdER) o su municipio pide un impuesto, una multa o cotizaciones.',
  },
  'it.public.want-friendly': {
    says: 'Es un primer aviso de un error en su declaración (avviso bonario). Le da 60 días y una sanción menor.',
  },
  'it.public.who': {
    says: 'Es una oficina pública o su recaudación. No necesita juez, pero usted puede recurrir y pedir tiempo.',
  },
  'it.public.rights': {
    says: 'Puede ver los papeles, recurrir y pedir pagar en partes.',
  },
  'it.public.reality': {
    says: 'Es serio, pero pedir plazos a tiempo detiene nuevos embargos.',
  },
  'it.public.deadline-appeal': {
    says: 'Tiene 60 días desde la notificación (notifica) para pagar o recurrir. Contamos desde su fecha. Agosto no cuenta, pero no usamos eso.',
    action: 'Pagar, pedir plazos, o recurrir al tribunal fiscal',
    consequence: 'La deuda será definitiva y pueden embargar.',
  },
  'it.public.deadline-contributions': {
    says: 'Contra una petición de INPS (avviso di addebito) tiene 40 días para ir al juez laboral.',
    action: 'Pagar, pedir plazos, u oponerse ante el juez',
    consequence: 'La deuda será definitiva.',
  },
  'it.public.right-hear-first': {
    says: 'Antes de la mayoría de las liquidaciones, la oficina debe enviar un borrador y darle 60 días para contestar.',
  },
  'it.public.right-agree': {
    says: 'Puede pedir un acuerdo sobre una liquidación (accertamento con adesione): la sanción baja a un tercio.',
  },
  'it.public.right-self-correct': {
    says: 'Por un error claro puede pedir a la oficina que lo anule (autotutela). Eso solo no detiene el plazo.',
  },
  'it.public.option-appeal': {
    title: 'Recurrir',
    says: 'Presente un recurso al tribunal fiscal. Hasta 3.000 € no necesita abogado.',
    cost: 'Una tasa desde 30 €.',
    time: '60 días.',
    risk: 'Quizá tenga que pagar una parte mientras tanto.',
    bestFor: 'La cantidad está mal, prescrita o nunca notificada.',
  },
  'it.public.option-plan': {
    title: 'Pagar en partes',
    says: 'Pídalo por internet en la web de AdER o de la oficina.',
    cost: 'Intereses.',
    time: 'Minutos.',
    risk: 'Ocho cuotas sin pagar acaban el plan.',
    bestFor: 'Lo debe y no puede pagar de golpe.',
  },
  'it.public.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague con PagoPA y el código de la carta.',
    cost: 'La cantidad.',
    time: 'Minutos.',
    risk: 'Bajo.',
    bestFor: 'Es correcto y puede pagar.',
  },
  'it.public.warning-pec': {
    says: 'Recoja las cartas certificadas y abra los avisos de PEC y SEND. No leerlos no detiene el plazo.',
  },
  'it.contributions.right-old': {
    says: 'Las cotizaciones prescriben a los cinco años de su vencimiento, salvo que le llegara un papel antes. Dígalo a tiempo al juez.',
  },
  'it.tax.right-reasons': {
    says: 'Un acto fiscal debe decir sus motivos, a quién preguntar y dónde recurrir. Si recurre, el juez puede suspender un pago que le haría mucho daño.',
  },
}
