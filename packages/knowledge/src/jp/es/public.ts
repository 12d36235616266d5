/** The Spanish words of Japan: public. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_ES: Words = {
  'jp.public.tax-want': {
    says: 'La oficina fiscal o su municipio pide impuestos o una cuota de seguro.',
  },
  'jp.public.tax-who': {
    says: 'Es una oficina pública. Puede embargar sin juzgado, diez días después de un recordatorio formal (督促状).',
  },
  'jp.public.tax-real': {
    says: 'Si llama pronto, muchas veces acepta dar tiempo o plazos.',
  },
  'jp.public.tax-not-yet': {
    says: 'Antes del recordatorio formal (督促状) casi nunca se embarga nada.',
  },
  'jp.public.tax-rights': {
    says: 'Puede pedir tiempo (猶予), plazos, una comprobación y una revisión.',
  },
  'jp.public.tax-three': {
    says: 'Tiene tres meses desde el día después de conocer la decisión para pedir una revisión.',
    action: 'Pedir una revisión (審査請求)',
    consequence: 'La decisión se queda.',
  },
  'jp.public.tax-call': {
    says: 'Llame a la oficina antes de la fecha. Diga lo que puede pagar y pida tiempo o plazos.',
  },
  'jp.public.tax-check': {
    says: 'Compruebe el nombre, el año y la cantidad.',
  },
  'jp.public.tax-review': {
    says: 'Si está mal, pida una nueva comprobación (再調査の請求) o una revisión (審査請求).',
  },
  'jp.public.tax-right': {
    says: 'Tiene derecho a una revisión gratis.',
  },
  'jp.public.tax-time': {
    says: 'En un apuro puede pedir tiempo para impuestos nacionales en los seis meses desde la fecha de pago.',
  },
  'jp.public.tax-plan': {
    title: 'Pedir tiempo o plazos',
    says: 'Vaya o llame con sus ingresos y gastos.',
    cost: 'El interés por retraso sigue.',
    time: 'Ahora.',
    risk: 'Cumpla el plan.',
    bestFor: 'Lo debe.',
  },
  'jp.public.tax-appeal': {
    title: 'Pedir una revisión',
    says: 'Por escrito, en tres meses.',
    cost: 'Nada.',
    time: 'Meses.',
    risk: 'Pague o pida tiempo mientras tanto.',
    bestFor: 'La cantidad está mal.',
  },
  'jp.public.benefit-want': {
    says: 'Una oficina dice que le pagó de más y pide dinero de vuelta.',
  },
  'jp.public.benefit-step': {
    says: 'Pida por escrito el motivo, los meses y las cantidades. Después pida plazos o menos.',
  },
  'jp.public.benefit-right': {
    says: 'Tiene derecho a una revisión gratis en tres meses.',
  },
  'jp.public.benefit-help-back': {
    says: 'Si debe devolver ayuda pública (生活保護), pregunte qué artículo usan. Con el artículo 63 pueden dejarle lo que necesita para vivir.',
  },
  'jp.public.benefit-option': {
    title: 'Pedir una revisión',
    says: 'Escriba por qué está mal.',
    cost: 'Nada.',
    time: 'Tres meses.',
    risk: 'Ninguno.',
    bestFor: 'No está de acuerdo.',
  },
}
