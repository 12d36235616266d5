/** Questions about builders and other work that was done badly: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_NL: Words = {
  'au.ask.builder': {
    says: 'Schrijf wat er fout is en geef een datum om het te herstellen. Werk moet met zorg worden gedaan. Ga dan naar het consumentenbureau (fair trading) of de rechter (tribunal) van uw staat.',
  },
  'au.ask.builder-qld': {
    says: 'Schrijf de bouwer en geef hem tijd. Doet hij niets? Klaag bij de Queensland Building and Construction Commission; zij kan herstel bevelen en via haar verzekering betalen.',
  },
  'au.ask.bad-service': {
    says: 'Werk moet met zorg en vakkennis gebeuren. Schrijf en geef tijd om het gratis te herstellen. Is het gebrek groot? Dan kunt u stoppen, een ander betalen en die kosten bij het tribunaal eisen.',
  },
}
