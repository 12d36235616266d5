/** Questions about the pay at a dismissal for unfitness after an accident at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_AFTER_ACCIDENT_NL: Words = {
  'fr.ask-work.unfit-accident-pay': {
    says: 'Na een arbeidsongeval of beroepsziekte krijgt u de dubbele wettelijke vergoeding en een som zo hoog als het opzegloon. Enkel is het een kwart maand per jaar tot tien jaar, dan een derde. Negen jaar geeft ongeveer vier en een halve maand, plus opzeg (twee maanden vanaf twee jaar). Zocht het bedrijf geen ander werk voor u, ga dan naar de arbeidsrechter.',
  },
}
