/** Questions on pay in probation, and on how long it may last: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROBATION_IT: Words = {
  'ie.ask.probation-pay': {
    says: 'La prova da sola non abbassa la paga. Deve avere il minimo dal primo giorno: €14,15 l’ora nel 2026 dai 20 anni. I più giovani ne hanno una parte: 90% a 19 anni, 80% a 18, 70% sotto. Le tariffe per tirocinanti sono finite nel marzo 2019. Sopra il minimo, il contratto può dare meno fino alla fine della prova. Pagato troppo poco? Chieda per iscritto, poi reclami gratis alla WRC entro sei mesi.',
  },
  'ie.ask.probation-extended': {
    says: 'Dal 16 dicembre 2022 la prova dura al massimo sei mesi, dodici per i dipendenti pubblici. Fino a dodici mesi solo come eccezione a Suo vantaggio. Si possono aggiungere malattia, maternità o congedo parentale. Chieda per iscritto il motivo e dica che il limite è sei mesi. Poi reclami alla WRC, gratis, entro sei mesi. Per il licenziamento ingiusto contano 12 mesi di lavoro, non la fine della prova.',
  },
}
