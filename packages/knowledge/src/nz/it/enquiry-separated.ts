/** Questions about the home and savings after a couple parts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_IT: Words = {
  'nz.ask.split-property': {
    says: 'Per lo più sì, se avete vissuto in coppia tre anni o più. Allora la casa di famiglia, anche se prima era dell’altro, e ciò che avete creato insieme si divide a metà. Anche i debiti comuni. Sotto i tre anni conta di più l’apporto di ciascuno. Al Family Court entro tre anni dalla rottura, o 12 mesi dal divorzio. Un accordo vincola solo per iscritto, con un avvocato ciascuno.',
  },
}
