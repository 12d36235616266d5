/** Questions about refunds: when, in which form, without a receipt, and who pays to send it back. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_IT: Words = {
  'gb.ask-consumer.refund-time': {
    says: 'Per prodotti difettosi il venditore ha 14 giorni da quando accetta. Per un ordine online annullato ha 14 giorni da quando riceve i prodotti, o la Sua prova di spedizione.',
    dependsOn: 'perché ha il rimborso',
  },
  'gb.ask-consumer.voucher': {
    says: 'Se i prodotti sono difettosi, non è obbligato ad accettare un buono (voucher). Un rimborso deve arrivare come ha pagato. Se ha solo cambiato idea in negozio, decide la regola del negozio.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Uno scontrino perso, una scatola mancante o un cartello «no refunds» non toglie i diritti sui difetti. Mostri qualunque prova, come un estratto conto. I saldi hanno gli stessi diritti, ma non per i difetti che Le hanno mostrato.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'Se è difettoso, il ritorno lo paga il venditore. Se ha cambiato idea su un ordine online, forse deve pagare Lei, se l’hanno detto prima. Devono comunque rimborsare la consegna di base.',
    dependsOn: 'se è difettoso o ha cambiato idea',
  },
}
