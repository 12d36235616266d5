/** Questions about driving after a drink: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRINK_DRIVING_IT: Words = {
  'es.ask.drink-driving': {
    says: 'Sopra 0,60 mg per litro d’aria, o con segni chiari, è reato. Allora c’è un processo rapido (juicio rápido): prenda un avvocato, d’ufficio se non ne ha. Se accetta i fatti la pena scende di un terzo. Il divieto dura da uno a quattro anni. Sotto è multa fino a 1.000 € e fino a sei punti. Non guidi se la patente è stata ritirata.',
    dependsOn: 'quanto è stato misurato',
  },
}
