/** Questions about goods that came too late, a promised refund, and customers who do not pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROMISES_TO_CUSTOMERS_IT: Words = {
  'gb.ask-consumer.came-too-late': {
    says: 'Se ha ordinato online o per telefono, di solito può annullare senza motivo fino a 14 giorni dopo la consegna. Lo scriva, rispedisca, e prezzo e consegna base tornano entro 14 giorni. Se il giorno era essenziale per entrambi, può chiudere l’ordine perché è saltato. Il di più pagato per una consegna veloce che non lo è stata va restituito. «Nessun rimborso» nelle condizioni non cambia nulla. Le cose fatte su misura restano fuori dai 14 giorni.',
  },
  'gb.ask-consumer.promised-refund': {
    says: 'Conta ciò che valeva quando ha prenotato. Una ditta non può cambiare dopo le sue condizioni, e non deve accettare un buono per soldi dovuti. La sua promessa scritta è la Sua prova. Scriva: i soldi entro 14 giorni, o fa causa. Se ha pagato con carta, chieda subito alla banca un «chargeback»; oltre £100 con carta di credito, chieda alla società della carta. Poi c’è la piccola causa (small claim).',
  },
  'gb.ask-trade.customer-wont-pay': {
    says: 'Di solito può chiedere il prezzo concordato per il lavoro fatto. Per i difetti può togliere il costo della riparazione. Mandi una lettera prima della causa (letter of claim) con fattura e foto: un privato ha 30 giorni per rispondere. Poi faccia causa online, fino a £10,000 come piccola causa, entro sei anni. Un accordo fatto a casa sua richiede un avviso scritto dei 14 giorni per annullare: senza, può avere meno o niente.',
  },
}
