/** Questions about noise and trees of neighbours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'fr.ask-home.neighbour-noise': {
    says: 'Nachtlawaai kan een boete geven, overdag ook als het lang duurt, terugkomt of hard is. Praat of schrijf, noteer data en bel de politie. Een gratis bemiddelaar of een rechter kan het stoppen.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'U kunt de buur laten snoeien wat over de grens hangt. Wortels mag u zelf afhakken op de grens. Bomen boven twee meter moeten twee meter afstand hebben, hagen een halve meter, tenzij plaatselijk gebruik. Probeer eerst een gratis bemiddelaar.',
  },
}
