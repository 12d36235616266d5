/** Pago por aparcar en suelo privado: las filas de Suiza en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_ES: Words = {
  'ch.parking.want': {
    says: 'El dueño de una plaza privada quiere dinero por las molestias con su coche (Umtriebsentschädigung).',
  },
  'ch.parking.who': {
    says: 'Es un dueño o una empresa privada, no la policía. No es una multa.',
  },
  'ch.parking.reality': {
    says: 'Nadie puede obligarle a pagar sin un juez. Pero el dueño puede denunciarle, y puede llegar una multa de verdad.',
  },
  'ch.parking.not-yet': {
    says: 'Ahora no pueden quitarle nada. Contra una orden de pago puede oponerse en diez días.',
  },
  'ch.parking.right-sign': {
    says: 'Una multa necesita una prohibición de un juez (richterliches Verbot), en una señal que se podía ver allí.',
  },
  'ch.parking.right-three-months': {
    says: 'El dueño debe denunciarle en tres meses desde que sabe quién fue. Después es tarde.',
  },
  'ch.parking.right-sum': {
    says: 'Solo pueden pedir los gastos reales, y deben mostrarlos. Pregunte cómo calcularon la suma.',
  },
  'ch.parking.step-check': {
    says: 'Compruebe el día, el lugar y la señal. Haga fotos. ¿Era cliente o invitado?',
  },
  'ch.parking.step-answer': {
    says: 'Si no podía aparcar allí, una suma justa suele acabar el asunto. Si podía, escriba por qué.',
  },
  'ch.parking.option-no': {
    says: 'Escriba por qué no debe nada, con fotos o recibo.',
    title: 'Decir que no por escrito',
    cost: 'Un sello.',
    time: 'Antes de su fecha.',
    risk: 'Pueden denunciarle o pedir una orden de pago.',
    bestFor: 'Podía aparcar, o no vio ninguna señal.',
  },
  'ch.parking.option-pay': {
    says: 'Pague, y pida por escrito que no le denunciarán.',
    title: 'Pagar una suma justa',
    cost: 'La suma.',
    time: 'Antes de su fecha.',
    risk: 'Paga más que sus gastos.',
    bestFor: 'Aparcó allí sin permiso.',
  },
}
