/** Questions about noise and trees of neighbours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'fr.ask-home.neighbour-noise': {
    says: 'Nachtlawaai kan een boete geven, overdag ook als het lang duurt, terugkomt of hard is. Praat of schrijf, noteer data en bel de politie. Een gratis bemiddelaar of een rechter kan het stoppen.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'U kunt de buur laten snoeien wat over de grens hangt. Wortels mag u zelf afhakken op de grens. Bomen boven twee meter moeten twee meter afstand hebben, hagen een halve meter, tenzij plaatselijk gebruik. Probeer eerst een gratis bemiddelaar.',
  },
  'fr.ask-home.cut-branches-oneself': {
    says: 'Nee, de takken niet. De buurman moet ze knippen, en u kunt hem dwingen, ook na vele jaren. Wortels, bramen en kleine scheuten die overkomen mag u zelf knippen, tot de grens. Schrijf eerst aangetekend. Ga dan naar de gratis bemiddelaar (conciliateur): dat moet vóór de rechter. Bomen boven twee meter moeten twee meter van de grens staan, hagen een halve meter, tenzij het plaatselijk anders is.',
  },
}
