/** Questions about private parking penalties and towing, and the guide for a parking fine: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_ES: Words = {
  'de.ask-buy.private-parking': {
    says: 'Es una penalización de contrato (Vertragsstrafe), no una multa. Solo la debe el conductor. Pida a la tienda que la anule, y pida fotos.',
    dependsOn: 'si los carteles eran claros y usted conducía',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Mire quién escribe: una oficina (Bußgeld, Verwarnung) o una empresa privada (Vertragsstrafe). Las reglas son distintas.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Una multa de una oficina da dos semanas desde la fecha del sobre amarillo. Anote ese día.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Haga fotos de los carteles, el lugar y el coche. Guarde los recibos.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'En una multa pública, pida cuotas a la oficina si no puede pagar de una vez.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'No tiene que decir nada sobre el hecho. Su nombre y dirección sí debe darlos a una oficina.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'La penalización privada de contrato (Vertragsstrafe) la debe el conductor, no el titular.',
  },
  'de.ask-buy.park-guide-option': {
    says: 'Opóngase ante la oficina, o rechace la penalización de la empresa y pida pruebas.',
    title: 'Oponerse o rechazar por escrito',
    cost: 'Gratis.',
    time: 'Dos semanas en una multa pública.',
    risk: 'En el juzgado puede costar más.',
    bestFor: 'No fue usted o los carteles no eran claros.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'Nunca ignore una multa pública. La oficina puede cobrarla por la fuerza, hasta con detención (Erzwingungshaft).',
  },
  'de.ask-buy.towed': {
    says: 'En terreno privado el dueño puede hacer retirar enseguida un coche mal aparcado. Usted solo debe el precio local usual. Si lo retienen hasta pagar, pague con reserva y reclame el exceso. En la calle la ciudad manda una resolución: recúrrala.',
  },
}
