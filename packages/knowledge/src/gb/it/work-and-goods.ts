/** Unpaid bills for work and goods: what the consumer laws say to both sides. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_GOODS_IT: Words = {
  'gb.work.care-and-skill': {
    says: "Il lavoro di un'impresa per un privato va fatto con la normale cura e competenza. Se no, va rifatto o deve costare meno.",
  },
  'gb.work.interest': {
    says: "Ora deve interessi solo se lo dice il contratto. In tribunale il tasso normale è l'8% l'anno, e decide il giudice.",
    actionable:
      'Non metta i loro interessi nella Sua offerta, salvo che li fissi un contratto. Un giudice li aggiunge solo dopo una causa.',
  },
  'gb.work.goods': {
    says: "La merce che un'impresa vende a un privato deve essere buona e come descritta. Se no, il compratore può avere riparazione, sconto o rimborso.",
  },
  'gb.work.as-described': {
    says: 'Nella vendita tra privati la cosa deve corrispondere alla descrizione. La legge non obbliga un venditore privato a garantire la qualità.',
  },
  'gb.work.misled': {
    says: 'Un venditore che ha detto il falso e così ha venduto può dover pagare. Se aveva buoni motivi per crederlo, forse no.',
  },
  'gb.work.late-payment': {
    says: 'Tra imprese la legge aggiunge interessi e £40, £70 o £100 a una fattura in ritardo. Non vale per ciò che ha comprato da privato.',
  },
  'gb.work.fair-price': {
    says: 'Se per un servizio non c’era un prezzo, Lei deve un prezzo ragionevole e non di più. Se è stato fatto male, può dovere meno, e a volte niente.',
  },
  'gb.work.private-interest': {
    says: 'Se non era un affare tra imprese, ora deve solo gli interessi pattuiti. In tribunale è usuale l’8% l’anno, e decide il giudice.',
  },
}
