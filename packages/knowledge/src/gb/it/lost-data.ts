/** Letters that say personal data was lost, and questions about one: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LOST_DATA_IT: Words = {
  'gb.breach.wants': {
    says: 'Le dicono che altri possono aver visto i Suoi dati personali. Non deve nulla. Si protegga.',
  },
  'gb.breach.right-told': {
    says: 'Se il rischio è alto, devono dirLe subito cosa è successo, cosa può seguire e a chi chiedere.',
  },
  'gb.breach.right-complain': {
    says: "Si lamenti prima con loro. Poi può rivolgersi gratis all'autorità dei dati (Information Commissioner's Office).",
  },
  'gb.breach.right-damages': {
    says: 'Può chiedere denaro per una perdita o una vera sofferenza. Se non pagano, decide un giudice.',
  },
  'gb.breach.step': {
    says: 'Cambi le password e avvisi la banca. Controlli il Suo rapporto di credito. Non si fidi di chiamate o link sul caso.',
  },
  'gb.breach.answer': {
    says: "Cambi le password e avvisi la banca. Si lamenti con l'azienda, poi gratis con l'Information Commissioner's Office. Può chiedere denaro per una perdita o una vera sofferenza.",
  },
}
