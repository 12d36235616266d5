/** Questions about a boundary: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_DE: Words = {
  'ie.ask.neighbour-builds': {
    says: 'Machen Sie Fotos und messen Sie. Bitten Sie das Planungsamt der Gemeinde zu prüfen: Es kann gegen Bauten ohne Genehmigung vorgehen, meist binnen sieben Jahren. Auf Ihrem Land darf niemand bauen. Bei einer gemeinsamen Mauer entscheidet der District Court, wer was darf. Versuchen Sie zuerst, sich zu einigen.',
  },
}
