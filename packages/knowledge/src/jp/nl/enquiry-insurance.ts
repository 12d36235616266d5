/** Questions about an insurer that refuses: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'jp.ask.insurer-refuses': {
    says: 'Vraag schriftelijk op welke clausule zij steunen en stuur bewijs. Er moet binnen redelijke tijd betaald worden. Daarna helpt gratis een instantie: そんぽADRセンター bij schade, 生命保険相談所 bij leven en gezondheid. Aanspraken eindigen meestal na drie jaar. Ga niet haastig akkoord met een klein bedrag.',
  },
}
