/** The German words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WORDS: Words = {
  'fr.ask-buy.used-car': {
    says: 'Ein Händler gibt die gesetzliche Gewährleistung (garantie légale). Bei einem privaten Verkäufer gilt die Regel zum versteckten Mangel (vice caché): zwei Jahre ab der Entdeckung. Holen Sie ein Schreiben eines Sachverständigen.',
  },
}
