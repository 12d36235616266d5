/** Questions about a sanction of the employment office, or asking it late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SANCTION_IT: Words = {
  'es.ask.sepe-sanction': {
    says: 'Se ha saltato il rinnovo (sellar), il pagamento si ferma finché non è iscritto: si reiscriva oggi. Per il primo appuntamento mancato si perde di solito un mese, per un lavoro o corso rifiutato tre; di più se si ripete. Prima arriva una proposta: risponda per iscritto nel termine, di solito 15 giorni, con motivo e prova. Valgono malattia, colloquio o guasto del sito. Contro la decisione: reclamación previa, 30 giorni lavorativi.',
  },
  'es.ask.paro-late': {
    says: 'Conserva il diritto (paro), ma perde ogni giorno da quando sarebbe iniziato a quando lo chiede. Lo chieda oggi, online o su appuntamento: conta il giorno della prima richiesta. Non era colpa sua, per malattia o nessun appuntamento? Lo dica con prova. Contro un no ha 30 giorni lavorativi (reclamación previa).',
  },
}
