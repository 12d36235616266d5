/** Warnings over copyright (Abmahnung): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_ES: Words = {
  'de.consumer.copy-want': {
    says: 'Una carta de advertencia (Abmahnung) quiere una promesa firmada (Unterlassungserklärung) y dinero.',
  },
  'de.consumer.copy-who': {
    says: 'Unos abogados escriben por el dueño de una obra, una imagen o un nombre. No son un juzgado.',
  },
  'de.consumer.copy-reality': {
    says: 'Es serio si es cierto. No hacer nada puede traer una orden judicial rápida. Firmar su formulario puede obligarle durante 30 años.',
  },
  'de.consumer.copy-rights': {
    says: 'Puede usar una promesa propia más corta, discutir los hechos y pagar menos. Para particulares, los honorarios de los abogados tienen un tope.',
  },
  'de.consumer.copy-not-yet': {
    says: 'Ahora no pueden quitarle dinero. Para eso necesitan un juzgado.',
  },
  'de.consumer.copy-step-nosign': {
    says: 'No firme su formulario y no los llame. Pida consejo antes de su fecha. La fecha es corta.',
  },
  'de.consumer.copy-step-who': {
    says: 'Averigüe quién usó internet en ese momento. Anótelo. No borre nada.',
  },
  'de.consumer.copy-step-modified': {
    says: 'Un abogado o el centro de consumidores puede escribir una promesa cambiada (modifizierte Unterlassungserklärung). Si hace falta, envíela antes de la fecha.',
  },
  'de.consumer.copy-step-valid': {
    says: 'Si fue usted, dé una promesa cambiada y ofrezca una cantidad menor. Muchos casos terminan en acuerdo.',
  },
  'de.consumer.copy-step-dispute': {
    says: '¿No fue usted? Diga quién más podía usar la línea por su cuenta, como pareja, compañeros de piso o invitados. No tiene que acusar a nadie.',
  },
  'de.consumer.copy-option-modified': {
    says: 'Prometa no hacerlo más, sin reconocer la deuda. Ofrezca una cantidad menor.',
    title: 'Enviar una promesa cambiada y negociar la cantidad',
    cost: 'Un abogado, o consejo en un centro de consumidores.',
    time: 'Antes de la fecha.',
    risk: 'Una promesa vale toda la vida. Cada incumplimiento cuesta una penalización.',
    bestFor: 'Lo más probable es que la infracción sea cierta.',
  },
  'de.consumer.copy-option-dispute': {
    says: 'Diga por escrito por qué está mal. Por una advertencia ilegal puede reclamar sus propios gastos.',
    title: 'Rechazar la advertencia',
    cost: 'Se aconseja un abogado.',
    time: 'Antes de la fecha.',
    risk: 'Puede seguir una orden judicial o una demanda.',
    bestFor: 'No fue usted, o la obra es suya o libre.',
  },
  'de.consumer.copy-option-help': {
    says: 'Lleve toda la carta y pida una promesa cambiada.',
    title: 'Centro de consumidores o abogado especialista',
    cost: 'Una tarifa pequeña, o un precio fijo.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Toda persona que recibió una Abmahnung.',
  },
  'de.consumer.copy-right-cap': {
    says: 'Para particulares, los honorarios por la promesa se calculan solo sobre un valor de 1.000 €. La indemnización va aparte.',
  },
  'de.consumer.copy-right-form': {
    says: 'La carta debe nombrar al dueño y la infracción exacta, y separar indemnización y gastos. Si no, no tiene efecto.',
  },
  'de.consumer.copy-right-family': {
    says: 'El titular de la línea de internet no siempre responde. Pueden haberlo hecho otros en casa.',
  },
  'de.consumer.copy-warn-date': {
    says: 'La fecha es corta y real. Pida más tiempo por escrito si no puede recibir consejo antes.',
  },
  'de.consumer.copy-element-split': {
    says: 'La carta debe mostrar por separado la indemnización y los gastos.',
    name: 'La indemnización y los gastos por separado',
    ifMissing:
      'No vemos por separado la indemnización y los gastos de abogados. Sin eso la advertencia puede ser nula.',
  },
  'de.consumer.copy-limitation': {
    says: 'Los gastos y la mayoría de las reclamaciones prescriben a los tres años del final del año.',
    from: 'el final del año en que el dueño supo de la infracción y de usted',
    restartedBy:
      'Un pago o un reconocimiento hace empezar otra vez los tres años. Una parte de la indemnización puede durar diez años.',
  },
  'de.consumer.desist-right-own': {
    says: 'No tiene que usar su formulario. Basta una promesa propia que cubra la infracción si nombra una penalización adecuada.',
  },
  'de.consumer.desist-right-costs': {
    says: 'Solo debe los gastos del abogado si la advertencia es correcta y clara. Puede preguntar cómo los calcularon.',
  },
  'de.consumer.copy-right-child': {
    says: 'Los padres casi nunca responden por un hijo al que prohibieron compartir archivos. No tienen que vigilarlo siempre.',
  },
  'de.consumer.copy-right-court': {
    says: 'Como particular, solo le pueden demandar por esto en el tribunal de su domicilio.',
  },
}
