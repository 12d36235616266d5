/** The Spanish words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_ES: Words = {
  'au.warned.not-yet': { says: 'Por ahora conserva su trabajo y su sueldo.' },
  'au.warned.option-answer': {
    says: 'Dé su versión por escrito y pida que vaya a su expediente. La Fair Work Commission la mira si le despiden más tarde.',
    title: 'Responder por escrito',
    cost: 'Gratis.',
    time: 'Unos días.',
    risk: 'Bajo, si mantiene la calma y se atiene a los hechos.',
    bestFor: 'No está de acuerdo con lo que se dice.',
  },
  'au.suspended.reality': {
    says: 'Una suspensión mientras investigan algo no es un castigo. Todavía no hay nada probado.',
  },
  'au.suspended.right-pay': {
    says: 'Su sueldo sigue mientras esté listo para trabajar. Pueden mandarle a casa sin sueldo (stand down) solo por cosas como una huelga, una avería o un paro del trabajo fuera de su control.',
  },
  'au.suspended.right-answer': {
    says: 'Debería oír qué dicen que hizo, y poder responder, antes de que se decida nada.',
  },
  'au.suspended.right-safe': {
    says: 'No pueden suspenderle porque se quejó, estuvo enfermo o usó un derecho en el trabajo.',
  },
  'au.suspended.step-ask': {
    says: 'Pida por escrito el motivo, la regla, cuánto dura y que su sueldo siga.',
  },
  'au.suspended.step-keep': {
    says: 'Cumpla la carta. Escriba ahora lo que recuerda, y guarde sus propios papeles. Llame a su sindicato o a Fair Work al 13 13 94.',
  },
  'au.suspended.option-pay': {
    says: 'Pida primero por escrito a su empleador. Luego el Fair Work Ombudsman le ayuda gratis.',
    title: 'Preguntar a Fair Work por el sueldo que falta',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'Su empleador no le paga mientras está suspendido.',
  },
  'au.exit.reality': {
    says: 'Es una oferta. Hasta que firme, conserva su trabajo y todos sus reclamos.',
  },
  'au.exit.right-no': {
    says: 'Puede decir que no, o pedir más dinero, un día más tarde o un certificado de trabajo (statement of service).',
  },
  'au.exit.right-minimum': {
    says: 'Le deben sus vacaciones y su sueldo hasta el último día en cualquier caso. Eso no es un regalo por firmar.',
  },
  'au.exit.right-forced': {
    says: 'Si no le dieron otra elección real que renunciar, puede contar como despido.',
  },
  'au.exit.warn-21': {
    says: 'Si el trabajo termina, tiene 21 días para reclamar en la Fair Work Commission. Las charlas no paran el reloj.',
  },
  'au.exit.warn-centrelink': {
    says: 'Un pago de salida, o irse por elección propia, puede retrasar los pagos de Centrelink. Pregunte antes de firmar.',
  },
  'au.exit.step-wait': {
    says: 'No firme en el momento. Pida por escrito tiempo para buscar consejo, y que la empresa lo pague.',
  },
  'au.exit.step-sum': {
    says: 'Sume lo que le deben de todos modos: preaviso, vacaciones e indemnización (redundancy). La oferta debería ser claramente mayor.',
  },
  'au.exit.option-negotiate': {
    says: 'Escriba lo que quiere: una suma, un día, un certificado de trabajo (statement of service), el costo del consejo. Hágalo antes del último día.',
    title: 'Pedir mejores condiciones',
    cost: 'Gratis, o los honorarios de un abogado.',
    time: 'De una a tres semanas.',
    risk: 'Pueden retirar la oferta.',
    bestFor: 'Se iría, pero no por esto.',
  },
}
