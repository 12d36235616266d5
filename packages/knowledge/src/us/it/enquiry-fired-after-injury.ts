/** Questions of people fired after an injury at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_AFTER_INJURY_IT: Words = {
  'us.fact.fired-after-comp': {
    says: "«At will» qui non basta: quasi ogni stato vieta di licenziare perché ha chiesto l'indennizzo per infortunio (workers' comp). Alcuni termini sono brevi: veda questa settimana un avvocato per infortuni sul lavoro; il primo colloquio è spesso gratuito. Tenga messaggi, certificati e la lista dei giorni contati. La pratica continua senza il lavoro. Chieda la disoccupazione e se la FMLA proteggeva quei giorni.",
  },
  'us.fact.fired-after-comp-ohio': {
    says: "L'Ohio vieta di licenziare per una pratica di workers' comp, at will o no. Contano due termini. Il datore deve avere il suo avviso scritto entro 90 giorni dal licenziamento, e lei deve fare causa alla common pleas court entro 180 giorni. Mandi ora l'avviso per raccomandata e tenga una copia. Le carte della terapia mostrano cos'erano quei giorni. La pratica continua. Chieda anche la disoccupazione.",
  },
}
