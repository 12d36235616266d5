/** Questions about money from family while on assistance: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFTS_AND_BENEFIT_ES: Words = {
  'nl.ask.benefit-gifts': {
    says: 'Desde 2026, los regalos de hasta 1.200 € por año natural no afectan a su ayuda (bijstand). La ayuda de la familia por debajo de eso, en dinero o compras, no es motivo para reclamar ni multar. Por encima, comuníquelo: el municipio debe ver su caso. Recurra por escrito en seis semanas. Es gratis y no es motivo para quitarle la ayuda. Pida que no cobren mientras tanto. Los asesores sociales ayudan gratis.',
  },
}
