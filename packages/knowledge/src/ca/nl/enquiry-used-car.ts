/** Questions about a car from a dealer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_NL: Words = {
  'ca.ask.used-car': {
    says: 'Schrijf de autohandelaar meteen en bewaar de advertentie en het contract. Een auto van een handelaar moet zijn zoals beschreven en geschikt om te rijden. Ga daarna naar de toezichthouder voor autohandelaren van uw provincie of naar de rechter voor kleine zaken (small claims court).',
  },
  'ca.ask.dealer-lied': {
    says: 'Een verkoper mag u niet misleiden. Schrijf wat onwaar was en vraag de koop terug te draaien: in Ontario binnen een jaar. De toezichthouder (OMVIC, AMVIC, VSA) helpt gratis.',
  },
}
