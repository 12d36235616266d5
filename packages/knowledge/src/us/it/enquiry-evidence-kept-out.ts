/** Questions about rights not read and unlawful searches: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVIDENCE_KEPT_OUT_IT: Words = {
  'us.fact.no-miranda': {
    says: "Se mancano gli avvisi Miranda, il caso non finisce. Resta fuori solo ciò che fu detto in custodia rispondendo alla polizia; le altre prove restano. L'avvocato lo chiede prima del processo (motion to suppress), entro il giorno fissato dal giudice. Fino ad allora non dire nulla del caso, neanche al telefono del carcere. Senza soldi per un avvocato, chiedere al giudice un difensore pubblico.",
  },
  'us.fact.search-thrown-out': {
    says: "Una perquisizione illegale non chiude il caso da sola. Ma un giudice può escludere ciò che ha trovato, e allora il caso spesso cade. Molte perquisizioni di auto non hanno bisogno di mandato: contano i fatti. L'avvocato lo chiede prima del processo (motion to suppress). Scriva ora chi ha detto cosa e se qualcuno ha acconsentito. Non dica nulla alla polizia, e chieda un difensore pubblico se non può pagare.",
  },
}
