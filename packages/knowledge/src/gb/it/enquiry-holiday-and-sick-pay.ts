/** Questions about holiday pay and sick pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_AND_SICK_PAY_IT: Words = {
  'gb.ask-work.holiday': {
    says: 'Quasi tutti i lavoratori hanno 5,6 settimane di ferie pagate l’anno, in proporzione se a tempo parziale. Quando va via, devono pagarle le ferie maturate e non prese.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Dal 6 aprile 2026 quasi tutti i dipendenti hanno l’indennità di malattia dal primo giorno intero: £123,25 a settimana o l’80% della paga solita, se è meno. Una paga bassa non la esclude più. Per sette giorni basta la sua nota; poi serve una fit note. Se rifiutano, chieda il motivo per iscritto (modulo SSP1) e chiami HMRC o Acas.',
  },
  'gb.ask-work.zero-hours-holiday': {
    says: 'Anche con un contratto a zero ore si guadagnano ferie pagate. Con ore irregolari sono il 12.07% delle ore lavorate. Si possono pagare con ogni stipendio solo se si aggiungono e stanno a parte in busta paga. Ferie «nella paga oraria» non contano. Alla fine vanno pagate le ferie non prese. Scriva al capo le ore per 12.07%, poi chiami Acas entro il termine, allo 0300 123 1100.',
  },
  'gb.ask-work.holiday-part-time': {
    says: 'Moltiplichi per 5,6 i giorni di lavoro alla settimana. Sono 11,2 giorni di ferie pagate l’anno con due giorni, 16,8 con tre e 22,4 con quattro. I festivi (bank holidays) possono esserne parte. Se le ore cambiano o lavora solo parte dell’anno, matura il 12,07% delle ore lavorate. Il contratto può dare di più, mai di meno.',
  },
}
