/** The Spanish words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_ES: Words = {
  'de.flight.want': {
    says: 'La aerolínea rechaza su reclamación u ofrece otra cosa.',
  },
  'de.flight.right-sum': {
    says: 'Tres horas de retraso, cancelación tardía o denegación: 250, 400 o 600 € según distancia. No si fue algo extraordinario.',
  },
  'de.flight.right-proof': {
    says: 'La aerolínea debe probarlo. Una avería o tripulación enferma casi nunca basta.',
  },
  'de.flight.right-voucher': {
    says: 'Puede rechazar vales y pedir dinero. Si cancelan, usted elige: dinero u otro vuelo.',
  },
  'de.flight.right-limit': {
    says: 'Tiene tres años desde el fin del año del vuelo.',
  },
  'de.flight.step': {
    says: 'Escriba vuelo, día, retraso y suma, dé 14 días y pida prueba de la causa.',
  },
  'de.flight.option': {
    says: 'Tras dos meses sin buena respuesta, el órgano de conciliación de viajes ayuda gratis.',
    title: 'Conciliación gratuita',
    cost: 'Gratis.',
    time: 'Unos meses.',
    risk: 'Ninguno.',
    bestFor: 'La aerolínea dice no.',
  },
}
