/** Questions about court papers, a claim of one's own, legal aid and the police: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'es.ask.claim-yourself': {
    says: 'Primero escriba, con prueba de entrega, y ofrezca negociar: desde abril de 2025 hay que intentar un acuerdo. Después, con papeles que prueben la deuda, pida un monitorio con el impreso del juzgado. Para pedirlo no necesita abogado, sea cual sea la suma. Si el otro se opone, lo necesita por encima de 2.000 €.',
  },
  'es.ask.claim-arrived': {
    says: 'Apunte el día en que la recibió. Tiene diez días hábiles en un juicio verbal y 20 en uno ordinario. Hasta 2.000 € no necesita abogado. Pida abogado gratis y que se pare el plazo.',
  },
}
