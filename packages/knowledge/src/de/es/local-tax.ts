/** The Spanish words of the rows in ../local-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_ES: Words = {
  'de.local-tax.want': {
    says: 'Un municipio fija su propio impuesto, por ejemplo sobre inmuebles o perros.',
  },
  'de.local-tax.reality': {
    says: 'La oposición no detiene el pago. Pague a tiempo o pida que esperen (Aussetzung der Vollziehung).',
  },
  'de.local-tax.deadline': {
    says: 'Tiene un mes para oponerse ante el municipio. Si pierde, puede haber una tasa.',
    service: 'una carta de una autoridad se considera recibida el cuarto día tras el envío',
    action: 'Enviar la oposición (Widerspruch) al municipio',
    consequence: 'El impuesto es firme.',
  },
  'de.local-tax.right-base': {
    says: 'Impuesto de inmuebles: el valor viene del Finanzamt. ¿Es falso? Reclame allí, no al municipio, que debe seguirlo.',
  },
  'de.local-tax.right-day': {
    says: 'El dueño a 1 de enero debe el impuesto de todo el año, aunque venda.',
  },
  'de.local-tax.step': {
    says: 'Compare valor y tipo con la notificación del Finanzamt. Revise dueño, dirección y número.',
  },
  'de.local-tax.option': {
    says: 'Escriba «Me opongo» con el número. Diga qué está mal.',
    title: 'Oponerse ante el municipio',
    cost: 'Una tasa si pierde.',
    time: 'En un mes.',
    risk: 'Ninguno.',
    bestFor: 'El municipio se equivocó.',
  },
}
