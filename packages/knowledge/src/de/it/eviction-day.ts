/** The day on which a court officer clears a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DAY_WORDS: Words = {
  'de.bailiff.deadline-clearing': {
    says: 'Una richiesta di protezione dallo sfratto deve arrivare almeno due settimane prima del giorno dello sfratto.',
    action: "Chiedere al tribunale dell'esecuzione di fermare o rinviare lo sfratto (§ 765a ZPO)",
    consequence:
      'Una richiesta più tardi vale solo se i motivi sono nati dopo o se aveva un impedimento.',
  },
  'de.bailiff.step-clearing': {
    says: "È fissato un giorno di sfratto. Vada oggi all'ufficio casa del Comune (Wohnungssicherung) e da un avvocato.",
  },
  'de.bailiff.warn-eviction': {
    says: "Può perdere la casa in un giorno fisso. Faccia agire ora un avvocato e l'ufficio casa del Comune.",
  },
}
