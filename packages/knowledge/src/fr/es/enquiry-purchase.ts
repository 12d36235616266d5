/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'fr.ask-buy.withdraw': {
    says: 'Por internet, teléfono o en su puerta: 14 días, sin motivo. En tienda no hay ese derecho, solo lo que ofrece la tienda.',
    dependsOn: 'cómo compró',
  },
  'fr.ask-buy.guarantee': {
    says: 'Durante dos años el vendedor debe repararla o cambiarla gratis. Si no lo hace en 30 días, puede pedir su dinero. Cosas usadas: la prueba es del vendedor un año.',
  },
}
