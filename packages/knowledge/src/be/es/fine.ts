/** The Spanish words of Belgium: fine. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ES: Words = {
  'be.fine.want': {
    says: 'La policía o el fiscal ofrece cerrar un caso de tráfico si paga.',
  },
  'be.fine.want-order': {
    says: 'Es una orden de pago (ordre de paiement, bevel tot betalen). Sin recurso se puede ejecutar como una sentencia.',
  },
  'be.fine.who': {
    says: 'Una multa viene de un ayuntamiento, de la policía o del fiscal. Un juzgado de policía puede mirarla.',
  },
  'be.fine.reality': {
    says: 'Puede defenderse por escrito gratis. Si es correcta, pagar a tiempo es lo más barato.',
  },
  'be.fine.rights-summary': {
    says: 'Puede ver el informe, decir por qué está mal e ir al juzgado de policía contra una decisión.',
  },
  'be.fine.not-yet': {
    says: 'Una primera oferta de pago no la puede ejecutar un agente judicial (huissier). Antes debe venir una orden o una decisión.',
  },
  'be.fine.deadline-order': {
    says: 'Tiene 30 días desde que la recibe para recurrir o pagar. La ley toma el décimo día hábil como recepción. Contamos desde la fecha, por prudencia.',
    action: 'Recurrir al juzgado de policía, o pagar',
    consequence: 'La orden se puede ejecutar, también quedándose con una devolución de impuestos.',
  },
  'be.fine.right-appeal': {
    says: 'Contra la decisión del ayuntamiento puede ir al juzgado de policía en un mes.',
  },
  'be.fine.right-contest': {
    says: 'Puede discutir una primera oferta de pago, o decir quién conducía. Use el formulario o la web de la carta.',
  },
  'be.fine.right-report': {
    says: 'La policía debe enviar el informe en 14 días desde la infracción. Si se envió más tarde, prueba menos.',
  },
  'be.fine.step-check': {
    says: 'Compruebe la matrícula, el día, la hora y el lugar. Pida el informe y las fotos.',
  },
  'be.fine.step-answer': {
    says: 'Pague o conteste por escrito antes del último día. No haga las dos cosas.',
  },
  'be.fine.step-proof': {
    says: 'Guarde fotos de señales, tiques y recibos.',
  },
  'be.fine.option-defend': {
    title: 'Defenderse por escrito',
    says: 'Diga por escrito qué está mal y añada pruebas.',
    cost: 'Gratis',
    time: 'Hasta el último día de la carta',
    risk: 'Si pierde, la cantidad puede ser más alta.',
    bestFor: 'Está mal, o usted no conducía.',
  },
  'be.fine.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague con la referencia de la carta. Entonces el caso casi siempre termina.',
    cost: 'La cantidad',
    time: 'Hasta el último día de la carta',
    risk: 'Usted la acepta.',
    bestFor: 'Es correcta y puede pagar.',
  },
  'be.fine.option-plan': {
    title: 'Pedir pagar a plazos',
    says: 'Pida un plan a la oficina de la carta.',
    cost: 'La cantidad, a plazos',
    time: 'Hoy.',
    risk: 'Pueden decir que no.',
    bestFor: 'Es correcta pero demasiado de una vez.',
  },
}
