/** The Dutch words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_NL: Words = {
  'fr.care-home.want': { says: 'Het verzorgingshuis meldt u een nieuwe prijs.' },
  'fr.care-home.right-cap': {
    says: 'Voor mensen die er al wonen mag de prijs maar één keer per jaar stijgen. De staat bepaalt elk jaar in januari hoeveel. Huizen met plaatsen voor sociale hulp volgen het departement.',
  },
  'fr.care-home.right-rate': {
    says: 'Voor 2026 is dat 0,86%. Vraag welk percentage ze voor 2027 gebruiken.',
  },
  'fr.care-home.step': {
    says: 'Vraag schriftelijk het percentage en het artikel in het contract. Zeg het de bewonersraad (conseil de la vie sociale). Meld een hogere stijging bij SignalConso.',
  },
  'fr.care-home.option': {
    says: 'Vecht de verhoging aan. Ga dan naar de gratis bemiddelaar (médiateur) van het huis.',
    title: 'De verhoging aanvechten',
    cost: 'Gratis.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'Ze ligt boven het percentage.',
  },
}
