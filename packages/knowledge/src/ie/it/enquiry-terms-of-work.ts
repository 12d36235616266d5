/** Questions about the terms of work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_IT: Words = {
  'ie.ask.tips': {
    says: 'In bar, pub, hotel, parrucchieri e alcuni altri mestieri, le mance con carta o app vanno divise in modo equo tra il personale. Non possono sostituire la paga. Chieda la regola scritta e la Sua parte. Reclami alla WRC entro sei mesi. È gratis.',
  },
  'ie.ask.written-terms': {
    says: 'Lo chieda per iscritto. Deve ricevere i punti principali entro cinque giorni e il resto entro un mese. Anche senza, Le spettano paga minima, ferie, riposo e preavviso. Se non arriva nulla, reclami gratis alla WRC; può dare fino a quattro settimane di paga.',
  },
  'ie.ask.work-permit': {
    says: 'Un datore non può farLe pagare il permesso (employment permit) o l’assunzione, né tenere il Suo passaporto. È reato. Con la maggior parte dei permessi (general o critical skills) può chiedere di passare a un altro datore dopo nove mesi. Chieda per iscritto ogni pretesa e reclami alla WRC.',
  },
  'ie.ask.rest-and-hours': {
    says: 'Le spettano 24 ore libere di fila ogni settimana, 11 ore tra i turni e una pausa di 15 minuti dopo quattro ore e mezza, o 30 dopo sei. La media massima è di 48 ore a settimana. Le ore in più chiedono un giorno di preavviso. Per il resto conta il contratto. La WRC è gratis.',
  },
  'ie.ask.sunday': {
    dependsOn: 'se il contratto dice che la paga conta già la domenica',
    says: 'La domenica deve dare qualcosa in più, salvo che la paga la copra chiaramente: più all’ora, una somma o riposo pagato. Spesso è da un quarto a un terzo. Chieda per iscritto. Poi la Workplace Relations Commission, gratis, entro sei mesi.',
  },
}
