/** The Italian words of the rows in ../missing-papers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MISSING_PAPERS_IT: Words = {
  'de.papers.right-warned': {
    says: 'Per documenti mancanti possono negare o fermare solo dopo un avviso scritto con termine (§ 66).',
  },
  'de.papers.right-later': {
    says: 'Li consegni dopo: possono pagare anche per il passato. Non deve portare ciò che non può avere.',
  },
  'de.papers.step': {
    says: 'Scriva quali documenti allega, quali seguono e quando, e quali non può avere. Conservi la prova.',
  },
  'de.papers.right-housing-benefit': {
    says: 'Il sussidio casa (Wohngeld) è un diritto. Contano affitto, famiglia e reddito. Spieghi di cosa vive: risparmi, aiuti.',
  },
}
