/** Questions about noise and trees of neighbours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'fr.ask-home.neighbour-noise': {
    says: 'Il rumore notturno può essere multato, di giorno anche se dura, si ripete o è forte. Parli o scriva, annoti le date, chiami la polizia. Un conciliatore gratuito o un giudice può fermarlo.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Può obbligare il vicino a tagliare i rami che sporgono. Le radici può tagliarle Lei sul confine. Un albero oltre due metri deve stare a due metri, una siepe a mezzo metro, salvo usi locali. Provi prima un conciliatore gratuito.',
  },
  'fr.ask-home.cut-branches-oneself': {
    says: 'No, i rami no. Deve tagliarli il vicino, e lei può obbligarlo, anche dopo molti anni. Radici, rovi e piccoli germogli che passano può tagliarli lei, fino al confine. Scriva prima una raccomandata. Poi vada dal conciliatore gratuito: è obbligatorio prima del tribunale. Un albero oltre due metri deve stare a due metri dal confine, una siepe a mezzo metro, salvo usi locali.',
  },
}
