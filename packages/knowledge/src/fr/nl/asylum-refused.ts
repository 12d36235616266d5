/** The Dutch words of the rows in ../asylum-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASYLUM_REFUSED_NL: Words = {
  'fr.asylum.want': {
    says: 'OFPRA wijst uw asielverzoek af. Dat is niet het einde: een eigen rechter (CNDA) kijkt opnieuw.',
  },
  'fr.asylum.ofii-want': {
    says: 'Het OFII wil het geld of onderdak stoppen dat u tijdens de asielprocedure hebt. Eerst mag u antwoorden.',
  },
  'fr.asylum.right-month': {
    says: 'U hebt een maand vanaf ontvangst voor de CNDA, en maar 15 dagen om een gratis advocaat te vragen (aide juridictionnelle). Doe het vandaag.',
  },
  'fr.asylum.right-stay': {
    says: 'Tot de CNDA beslist mag u meestal blijven. Na een snelle procedure (veilig land, nieuw verzoek) moet u dat soms aan de bestuursrechter vragen.',
  },
  'fr.asylum.right-help': {
    says: 'Het OFII mag geld of bed alleen in vaste gevallen stoppen, met redenen op papier. Vooraf hebt u 15 dagen om te antwoorden, en uw kwetsbaarheid telt.',
  },
  'fr.asylum.step': {
    says: 'Ga vandaag naar uw postadres, de Cimade of Forum réfugiés. Schrijf met bewijs waarom ze fout zitten, en bewaar bewijs van verzending.',
  },
}
