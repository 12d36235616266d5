/** Spanish: points, seized cars, drink driving, litter fines, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const ON_THE_ROAD_ES: Words = {
  'ie.road.know-points': {
    says: 'Los puntos duran tres años. Doce puntos son seis meses sin carné, o siete si es novel. Un tribunal da más puntos que el aviso.',
  },
  'ie.road.right-insurance': {
    says: 'Conducir sin seguro va al juzgado y puede quitarle el carné. Para recuperar un coche retirado, muestre pronto seguro e impuesto y pague las tasas, que suben.',
  },
  'ie.road.know-drink': {
    says: 'Beber y conducir quita el carné. Busque un abogado antes del juicio. Si no puede pagarlo, pida al juez ayuda gratis.',
  },
  'ie.road.know-off-road': {
    says: 'Un coche sin uso debe declararse en la oficina del impuesto antes de que acabe el impuesto. No vale para el pasado, así que lo atrasado se debe.',
  },
  'ie.road.right-litter': {
    says: 'Puede pagar la multa a tiempo, o dejar que el ayuntamiento lo pruebe en el juzgado. Escríbale si no fue usted.',
  },
  'ie.garda.right-solicitor': {
    says: 'Puede ver a un abogado antes de contestar, y puede ser gratis. Puede callar, pero a veces un tribunal puede sacar conclusiones.',
  },
  'ie.ask.motor-tax': {
    dependsOn: 'si declaró antes que el coche no circulaba',
    says: 'Los atrasos deben pagarse antes de volver a pagar el impuesto del coche. El tiempo sin circular solo cuenta si lo declaró antes. Pida los meses y la suma al motor tax office. No conduzca sin impuesto: la policía puede llevárselo.',
  },
}
