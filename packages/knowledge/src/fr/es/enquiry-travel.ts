/** Questions about late or cancelled flights and trains: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Por tres horas de retraso o una cancelación tardía puede recibir de 250 € a 600 €. No es así si la causa estaba fuera del control de la aerolínea.',
    dependsOn: 'la distancia y el motivo',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'cuánto se retrasó el tren',
    says: 'Desde 60 minutos de retraso la empresa debe el 25 % del billete, desde dos horas el 50 %. La SNCF paga desde 30 minutos en TGV INOUI e Intercités. Los trenes locales tienen sus reglas. Reclame en su web y luego al mediador gratuito (SNCF Voyageurs).',
  },
}
