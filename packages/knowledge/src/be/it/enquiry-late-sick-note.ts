/** Questions about a doctor’s note that came too late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_IT: Words = {
  'be.ask.sick-note-late': {
    says: 'Non per tutto il periodo. Con un certificato tardivo il datore può rifiutare solo la paga dei giorni prima della consegna. Da quel giorno spetta, fino a 30 giorni, se lavora lì da un mese. Con forza maggiore, come un ricovero, non si perde nessun giorno. Lo mandi ora con prova e avvisi la mutua. Poi senta il sindacato.',
  },
  'be.ask.sick-note-first-day': {
    says: 'Non per ogni primo giorno. Due volte per anno solare non serve il certificato per il primo giorno di malattia; fino al 2025 erano tre. Dal secondo giorno, e dalla terza volta, serve se la ditta lo chiede. Una ditta con meno di 50 lavoratori può chiederlo ogni volta, se lo dice il regolamento o un accordo collettivo. Avvisi subito e dica dove si trova se non è a casa: può venire un medico di controllo.',
  },
}
