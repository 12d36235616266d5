/** The Spanish words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ES: Words = {
  'de.public.fine-want': {
    says: 'Una oficina le multa por una infracción de tráfico u otra (Bußgeldbescheid). Tiene dos semanas para oponerse.',
  },
  'de.public.fine-want-warning': {
    says: 'Es una oferta: pague una cantidad pequeña en el plazo de una semana y el asunto termina (Verwarnungsgeld, de 5 € a 55 €).',
  },
  'de.public.fine-who': {
    says: 'Es una oficina pública, como una ciudad o la oficina central de multas, no una empresa privada de aparcamiento.',
  },
  'de.public.fine-reality': {
    says: 'Pasado el plazo para oponerse, la multa queda firme y se puede cobrar sin juzgado. Antes puede discutirla.',
  },
  'de.public.fine-not-yet': {
    says: 'No se cobra nada por la fuerza mientras pueda oponerse, o mientras su oposición esté abierta.',
  },
  'de.public.fine-deadline': {
    says: 'Tiene dos semanas desde el día del sobre amarillo. Debe ser por escrito, no por un correo electrónico normal.',
    action: 'Enviar su oposición (Einspruch) a la oficina que le multó',
    consequence: 'Quedan firmes la multa y los puntos o la prohibición de conducir, si los hay.',
  },
  'de.public.fine-deadline-warning': {
    says: 'Puede aceptar pagando en el plazo de una semana, o rechazar no pagando.',
    action: 'Pagar la cantidad de aviso (Verwarnungsgeld) si la acepta',
    consequence: 'La oficina puede enviar una multa formal con tasas además.',
  },
  'de.public.fine-step-check': {
    says: 'Revise el día, el lugar, el coche, la foto y el conductor. Pida ver el expediente y la foto.',
  },
  'de.public.fine-step-silent': {
    says: 'No tiene que decir nada sobre el hecho. Si le preguntan, debe dar su nombre, datos de nacimiento y dirección.',
  },
  'de.public.fine-step-object': {
    says: 'Opóngase por escrito: número, fecha, «Ich lege Einspruch ein» (me opongo) y firma. No hacen falta razones. Puede retirarla después.',
  },
  'de.public.fine-step-pay': {
    says: '¿Es correcta pero demasiado de una vez? Pida cuotas a la oficina y muestre sus ingresos. El silencio puede llevar a una detención.',
  },
  'de.public.fine-option-object': {
    says: 'Opóngase primero y después vea el expediente. Un abogado de tráfico puede hacerlo por usted.',
    title: 'Oponerse en un plazo de dos semanas',
    cost: 'Gratis. Costas del juzgado si pierde.',
    time: 'Dos semanas desde la entrega oficial (Zustellung).',
    risk: 'En el juicio la multa también puede subir.',
    bestFor: 'No fue usted, o están en juego puntos o una prohibición de conducir.',
  },
  'de.public.fine-option-pay': {
    says: 'Pague con el número de expediente. Guarde prueba.',
    title: 'Pagar y terminar',
    cost: 'La multa y las tasas.',
    time: 'En el plazo de la carta, u hoy.',
    risk: 'Entonces cuentan también los puntos y la prohibición.',
    bestFor: 'Es correcta y pequeña.',
  },
  'de.public.fine-warn-ban': {
    says: 'Están en juego puntos o una prohibición de conducir. Vea a un abogado de tráfico antes de que acaben las dos semanas.',
  },
  'de.public.fine-myth': {
    says: 'Una multa pública sin pagar no desaparece. La oficina puede cobrarla. Un juzgado puede ordenar detención hasta que pague o muestre que no puede.',
  },
  'de.public.fine-step-envelope': {
    says: 'Guarde el sobre amarillo. Su fecha pone en marcha las dos semanas.',
  },
  'de.public.fine-step-lawyer': {
    says: '¿Puntos o prohibición? Haga que un abogado de tráfico lea el expediente. El seguro jurídico a menudo lo paga.',
  },
  'de.public.fine-option-help': {
    says: 'Un abogado puede ver todo el expediente y encontrar errores de medición.',
    title: 'Acudir a un abogado de tráfico',
    cost: 'Unos honorarios, o su seguro jurídico.',
    time: 'Antes de que acaben las dos semanas.',
    risk: 'Opóngase usted a tiempo si no encuentra abogado.',
    bestFor: 'Puntos, prohibición de conducir o una multa alta.',
  },
}
