/** Questions about late or cancelled flights and trains: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Si cancelan, usted elige: dinero de vuelta en siete días u otro vuelo. No tiene que aceptar un vale. Avisado con menos de 14 días, o tres horas tarde: casi siempre 250 a 600 € más, salvo causa ajena a la aerolínea. Guarde facturas de comida y hotel. Escriba a la aerolínea y, tras dos meses, al mediador gratuito (MTV).',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'cuánto se retrasó el tren',
    says: 'Desde 60 minutos de retraso la empresa debe el 25 % del billete, desde dos horas el 50 %. La SNCF paga desde 30 minutos en TGV INOUI e Intercités. Los trenes locales tienen sus reglas. Reclame en su web y luego al mediador gratuito (SNCF Voyageurs).',
  },
}
