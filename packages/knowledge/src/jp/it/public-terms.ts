/** Impôt, allocation et permis, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_IT: Words = {
  'jp.tax.right-wait': {
    says: 'Prima del pignoramento deve arrivare un sollecito formale (督促状). Dopo calamità, malattia o chiusura di un’attività può chiedere fino a un anno in più (納税の猶予).',
  },
  'jp.tax.right-late-tax': {
    says: 'La somma per tasse in ritardo (延滞税) segue un tasso annuo fisso. Con un rinvio concesso può cadere tutta o per metà. Chieda il conto.',
  },
  'jp.tax.right-extra-tax': {
    says: 'La tassa aggiuntiva (加算税) è più bassa, o nulla, se corregge Lei la dichiarazione prima del controllo, o aveva un buon motivo. Lo dica per iscritto.',
  },
  'jp.public.benefit-job-insurance': {
    says: 'Solo per inganno possono chiedere più di quanto pagato, fino a tre volte in tutto. Se era un errore, lo spieghi e chieda rate.',
  },
  'jp.road.right-licence-hearing': {
    says: 'Prima di una lunga perdita della patente La sentono in pubblico (意見の聴取). Ci vada e porti prove a Suo favore. Può diventare più breve.',
  },
  'jp.fine.right-formal-trial': {
    says: 'Contro un decreto penale (略式命令) può chiedere un processo pieno allo stesso tribunale entro 14 giorni da quando l’ha ricevuto. È gratis.',
  },
  'jp.fine.summary-want': {
    says: 'Un tribunale l’ha multata solo sulle carte, senza udienza (略式命令).',
  },
  'jp.fine.summary-reality': {
    says: 'È una multa penale. Non pagata, può portare a giorni di lavoro in custodia (労役場留置). Chieda in tempo rate alla procura.',
  },
}
