/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'es.public-debt.who': {
    says: 'Es una administración pública. Por impuestos, tasas y multas puede embargar sin juez (vía de apremio).',
  },
  'es.public-debt.reality': {
    says: 'Primero debe acabar el plazo de pago. Después debe llegarle la providencia de apremio. Solo entonces pueden embargar cuentas y sueldo.',
  },
  'es.public-debt.reality-rent': {
    says: 'La renta de una vivienda pública suele ser una deuda de derecho privado. Para cobrarla, primero hay que ir al juzgado. Pida ayuda a tiempo.',
  },
  'es.public-debt.rights': {
    says: 'Puede ver el expediente, recurrir y pedir pagar a plazos.',
  },
  'es.public-debt.surcharge': {
    says: 'El recargo es del 5 % antes de que le llegue la providencia, del 10 % dentro de su plazo y del 20 % después.',
  },
  'es.public-debt.right-appeal': {
    says: 'Tiene un mes desde la notificación para recurrir (recurso de reposición). El cobro sigue, salvo que dé una garantía o muestre un error claro.',
  },
  'es.public-debt.right-grounds': {
    says: 'Contra la providencia de apremio solo valen algunos motivos: pagada, prescrita, aplazada, primera liquidación no notificada o error en ella.',
  },
  'es.public-debt.right-parts': {
    says: 'Si le falta dinero, puede pedir un fraccionamiento, también después de la providencia de apremio. Se añaden intereses.',
  },
  'es.public-debt.right-limits': {
    says: 'Del sueldo o la pensión, la parte hasta el salario mínimo es inembargable. También el último sueldo en la cuenta, hasta ese límite.',
  },
  'es.public-debt.right-old': {
    says: 'Impuestos, tasas y multas de tráfico firmes prescriben a los cuatro años. Cada trámite que le llegó hace empezar de nuevo el plazo.',
  },
  'es.public-debt.want-fine': {
    says: 'Un juzgado penal le pide una multa que impuso. El caso ya está decidido.',
  },
  'es.public-debt.who-fine': {
    says: 'Es un juzgado penal. Puede embargar por la multa sin un juicio nuevo.',
  },
  'es.public-debt.reality-fine': {
    says: 'Una multa penal impagada puede convertirse en días de privación de libertad: un día por cada dos cuotas. Si usted acepta, también en trabajos comunitarios.',
  },
  'es.public-debt.right-fine-parts': {
    says: 'Puede pedir al juzgado pagar la multa a plazos, en dos años como máximo. Si sus ingresos bajaron, pida cuotas más bajas.',
  },
  'es.public-debt.step-fine': {
    says: 'Llame hoy a su abogado o al juzgado con el número de ejecutoria. Pida por escrito pagar a plazos y mande prueba de sus ingresos.',
  },
  'es.public-debt.step-check': {
    says: 'Pida la primera liquidación, el día en que se notificó y el desglose. Revise los años y lo que ya pagó.',
  },
  'es.public-debt.step-parts': {
    says: 'Si es correcta, pida por escrito un fraccionamiento antes del último día. Si lo pide en período voluntario, no empieza el recargo.',
  },
  'es.public-debt.option-parts': {
    title: 'Pedir un fraccionamiento',
    says: 'Pídalo en línea o en la oficina, con prueba de sus ingresos.',
    cost: 'Se añaden intereses.',
    time: 'Una hora. La respuesta puede tardar semanas o meses.',
    risk: 'Un plazo impagado puede acabar con el plan y traer un recargo.',
    bestFor: 'La debe y no puede pagarla de una vez.',
  },
}
