/** Charges for parking on private land: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_WORDS: Words = {
  'fr.other.park-want': {
    says: 'Una empresa privada de aparcamiento pide un cargo por aparcar en terreno privado.',
  },
  'fr.other.park-who': {
    says: 'Es una empresa, no el Estado ni un municipio. Su cargo no es una multa, y no pierde puntos.',
  },
  'fr.other.park-reality': {
    says: 'Solo puede basarse en un contrato. La empresa debe probar las reglas, el precio y que usted aparcó.',
  },
  'fr.other.park-not-yet': {
    says: 'No pueden embargar nada ni subirlo como una multa sin un juez.',
  },
  'fr.other.park-step-check': {
    says: 'Compruebe lugar, día, cartel con las reglas y su tique. Haga fotos.',
  },
  'fr.other.park-step-write': {
    says: 'Escriba y pida prueba del contrato y de la suma. Ofrezca el precio normal de aparcamiento si no lo pagó.',
  },
  'fr.other.park-right-proof': { says: 'La empresa debe probar lo que reclama.' },
  'fr.other.park-right-penalty': {
    says: 'Un juez puede bajar una pena claramente demasiado alta.',
  },
  'fr.other.park-right-mediator': {
    says: 'Tiene derecho al mediador de consumo gratuito de la empresa.',
  },
  'fr.other.park-option-dispute': {
    title: 'Pedir pruebas',
    says: 'Escriba a la empresa, diga qué está mal, luego vaya al mediador.',
    cost: 'Nada.',
    time: 'Una hora.',
    risk: 'Bajo. Podrían ir al tribunal.',
    bestFor: 'Pagó, o los carteles no eran claros.',
  },
  'fr.other.park-option-pay': {
    title: 'Pagar el precio justo',
    says: 'Si aparcó sin pagar, pague el precio del tiempo y diga que así queda saldado.',
    cost: 'El precio de aparcamiento.',
    time: 'Minutos.',
    risk: 'Pueden pedir el resto.',
    bestFor: 'No pagó.',
  },
}
