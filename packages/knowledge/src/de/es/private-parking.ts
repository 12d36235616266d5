/** The Spanish words of the rows in ../private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_ES: Words = {
  'de.consumer.park-want': {
    says: 'Una empresa privada pide una penalización de contrato (Vertragsstrafe) por aparcar. No es una multa del Estado.',
  },
  'de.consumer.park-who': {
    says: 'Una empresa privada vigila este aparcamiento para el dueño. No da puntos y no puede embargar nada.',
  },
  'de.consumer.park-reality': {
    says: 'Solo la debe si carteles claros mostraban la regla y el precio, y usted conducía.',
  },
  'de.consumer.park-rights': {
    says: 'Puede pedir pruebas, fotos y los carteles. Puede decir que no.',
  },
  'de.consumer.park-not-yet': {
    says: 'Esta carta no trae puntos, ni agente judicial, ni marca en su historial de crédito. Antes deben ganar en el juzgado.',
  },
  'de.consumer.park-step-check': {
    says: 'Revise la hora, el lugar y los carteles. Haga fotos. ¿Tenía un recibo de la tienda?',
  },
  'de.consumer.park-step-shop': {
    says: '¿Era cliente? Pida a la tienda que la haga anular. A menudo funciona.',
  },
  'de.consumer.park-step-driver': {
    says: '¿No fue usted? Dígalo y nombre a quien más pudo conducir. Al titular no le basta en el juzgado con negarlo sin más.',
  },
  'de.consumer.park-step-pay': {
    says: 'Si es correcta, pague la penalización misma. Mire bien los gastos extra.',
  },
  'de.consumer.park-option-dispute': {
    says: 'Diga por qué no la debe y pida fotos y el cartel.',
    title: 'Rechazar la penalización por escrito',
    cost: 'Gratis.',
    time: 'Un correo electrónico.',
    risk: 'Pueden enviar cobradores o ir al juzgado.',
    bestFor: 'Los carteles no eran claros, no conducía usted o era cliente.',
  },
  'de.consumer.park-option-pay': {
    says: 'Pagar pronto evita gastos de cobro.',
    title: 'Pagar la penalización',
    cost: 'A menudo de 30 € a 50 €.',
    time: 'Antes de la fecha.',
    risk: 'Ninguno.',
    bestFor: 'Aparcó contra carteles claros.',
  },
  'de.consumer.park-right-keeper': {
    says: 'El titular del coche no responde de la penalización. Solo el conductor hizo el contrato.',
  },
  'de.consumer.park-right-signs': {
    says: 'Los carteles deben ser grandes y fáciles de leer. Una penalización demasiado alta no tiene efecto.',
  },
  'de.parking.right-costs': {
    says: 'Los gastos de cobro solo vienen con el retraso, tras un aviso que llegó al conductor. Una primera carta al titular casi nunca basta.',
  },
}
