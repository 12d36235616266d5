/** Health funds that raise their extra rate: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_HEALTH_FUNDS_ES: Words = {
  'de.price.fund-right': {
    says: 'Si su caja de salud sube la cuota extra (Zusatzbeitrag), puede dejarla hasta el final del primer mes con la cuota nueva.',
  },
  'de.price.fund-step': {
    says: 'Compare las cuotas. Para irse, apúntese en ese plazo a otra caja. Ella da de baja la anterior.',
  },
  'de.price.fund-reality': {
    says: 'Cada caja fija su propia cuota extra. Lo que pagan es casi igual por ley, así que vale la pena comparar.',
  },
  'de.price.fund-told': {
    says: 'Desde el verano de 2026 la caja ya no debe avisarle de la subida con una carta aparte. Mire su tipo en su página o en la lista del GKV-Spitzenverband.',
  },
  'de.price.fund-free': {
    says: 'La nueva caja debe aceptarle. No puede preguntar por su salud o su edad.',
  },
  'de.price.fund-option': {
    says: 'Apúntese en línea a otra caja. Sigue asegurado sin interrupción.',
    title: 'Cambiar a una caja más barata',
    cost: 'Gratis.',
    time: 'Hasta el final del primer mes con la cuota nueva.',
    risk: 'Hasta el cambio, unos dos meses, paga la cuota nueva.',
    bestFor: 'Otra caja es más barata.',
  },
}
