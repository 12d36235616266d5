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
    says: 'Het papier noemt de laatste dag voor de CNDA. Dat is hoogstens een maand na ontvangst, en sinds juni 2026 veel minder in een snelle procedure. Vraag vandaag een gratis advocaat (aide juridictionnelle).',
  },
  'fr.asylum.right-stay': {
    says: 'Tot de CNDA beslist mag u meestal blijven. Na een snelle procedure (veilig land, nieuw verzoek) moet u het misschien binnen enkele dagen aan een rechter vragen: lees het papier en zoek vandaag hulp.',
  },
  'fr.asylum.right-help': {
    says: 'De OFII mag uw uitkering of bed alleen in vaste gevallen stoppen, met redenen op papier. Eerst mag u antwoorden, meestal binnen 15 dagen, en uw kwetsbaarheid (ziekte, kinderen) moet tellen.',
  },
  'fr.asylum.step': {
    says: 'Ga vandaag naar uw postadres, de Cimade of Forum réfugiés. Schrijf met bewijs waarom ze fout zitten, en bewaar bewijs van verzending.',
  },
}
