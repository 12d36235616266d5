/** The Spanish words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_ES: Words = {
  'ie.hearing.right-time': {
    says: 'Puede pedir otro día si usted o su acompañante necesitan más tiempo. Una empresa justa le da tiempo para prepararse.',
  },
  'ie.hearing.step-write': {
    says: 'Escriba su versión punto por punto y quién vio qué. Lleve la hoja a la reunión.',
  },
  'ie.warned.right-lapse': {
    says: 'Deben decirle qué debe cambiar, para cuándo, y cuánto tiempo queda el aviso en su expediente.',
  },
  'ie.warned.step-appeal': {
    says: 'Si el aviso es erróneo, recurra por escrito antes del día de la carta. Diga qué está mal y qué quiere.',
  },
  'ie.warned.option-answer': {
    title: 'Responder por escrito',
    cost: 'Gratis.',
    time: 'Unos días.',
    risk: 'Bajo si mantiene la calma y se ciñe a los hechos.',
    bestFor: 'No está de acuerdo con lo que se dice.',
    says: 'Dé su versión por escrito y pida que conste en su expediente. También ayuda más tarde.',
  },
  'ie.warned.not-yet': { says: 'Por ahora conserva su trabajo y su sueldo.' },
  'ie.suspended.reality': {
    says: 'Una suspensión mientras investigan no es un castigo. Aún no hay nada probado.',
  },
  'ie.suspended.right-pay': {
    says: 'Su sueldo sigue. La empresa solo puede pararlo si lo permiten la ley, su contrato o su permiso escrito.',
  },
  'ie.suspended.right-fair': {
    says: 'Antes de decidir, deben decirle de qué le acusan y escucharle.',
  },
  'ie.suspended.right-short': {
    says: 'Debe ser corta y por un buen motivo. Pregunte cuánto dura y quién la revisa.',
  },
  'ie.suspended.step-ask': { says: 'Pida por escrito el motivo, la norma y la duración.' },
  'ie.suspended.step-keep': {
    says: 'Cumpla lo que dice la carta y apunte ya lo que recuerda. Llame a su sindicato si lo tiene.',
  },
  'ie.suspended.option-complain': {
    title: 'Reclamar si dejan de pagarle',
    cost: 'Gratis.',
    time: 'En los seis meses desde el pago que falta.',
    risk: 'Bajo. No pueden castigarle por ello.',
    bestFor: 'La empresa no le paga durante la suspensión.',
    says: 'Puede acudir a la Workplace Relations Commission (WRC) con un formulario en línea.',
  },
  'ie.exit.reality': {
    says: 'Es una oferta. Mientras no firme, conserva su trabajo y sus derechos.',
  },
  'ie.exit.right-no': {
    says: 'Puede decir que no, o pedir más dinero, otra fecha o buenas referencias.',
  },
  'ie.exit.right-advice': {
    says: 'Renunciar suele valer solo si sabía a qué renunciaba. Pida consejo antes de firmar, y que lo paguen ellos.',
  },
  'ie.exit.right-tax': {
    says: 'La indemnización legal (statutory redundancy) no paga impuestos. Del resto, al menos €10,160 y €765 por año completo están libres.',
  },
  'ie.exit.warn-benefit': {
    says: 'Si se va por su voluntad, pueden negarle el Jobseeker’s hasta nueve semanas. Pida que se escriba que el puesto terminó.',
  },
  'ie.exit.warn-time': {
    says: 'Hablar no para el plazo. Hay que acudir a la Workplace Relations Commission, por lo general, en seis meses.',
  },
  'ie.exit.step-wait': { says: 'No firme en el acto. Pida por escrito tiempo para asesorarse.' },
  'ie.exit.step-sum': {
    says: 'Sume lo que ya le deben: preaviso, vacaciones e indemnización. La oferta debe ser claramente mayor.',
  },
  'ie.exit.option-negotiate': {
    title: 'Pedir mejores condiciones',
    cost: 'Gratis, o los honorarios de un abogado.',
    time: 'De una a tres semanas.',
    risk: 'Pueden retirar la oferta.',
    bestFor: 'Se iría, pero no por esto.',
    says: 'Escriba lo que quiere: suma, fecha, referencias, coste del consejo. Hágalo antes del último día.',
  },
}
