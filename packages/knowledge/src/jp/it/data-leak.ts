/** Letters on data that others may have seen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_IT: Words = {
  'jp.data.reality': {
    says: 'Le dicono che altri possono aver visto i Suoi dati. Non deve nulla. Agisca ora, perché nessuno possa abusarne.',
  },
  'jp.data.step-first': {
    says: 'Cambi lì la password, e ovunque usava la stessa. Apra Lei il sito, non da un link. Controlli il conto in banca.',
  },
  'jp.data.right-harm': {
    says: 'Una fuga di dati può dare diritto a danni, anche solo per l’ansia. Le somme sono piccole. Se hanno usato la carta, avvisi subito la società; per lo più copre i 60 giorni prima.',
  },
  'jp.data.right-told': {
    says: 'Dopo una fuga di dati la ditta deve dirle che cosa è successo. Può chiedere quali Suoi dati ha, e di smettere di usarli. Cambi le password.',
  },
}
