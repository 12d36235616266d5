/** Disputes with a firm about a contract: faults, fairness and complaints: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'au.buy.myth-policy': {
    says: 'Le regole di un negozio o una vecchia garanzia non possono togliere le Sue garanzie di legge (consumer guarantees).',
  },
  'au.buy.want': {
    says: 'Può chiedere se il contratto è giusto e se la società ha fatto la sua parte.',
  },
  'au.buy.reality': {
    says: 'Una società non può decidere da sola chi ha ragione. I Suoi diritti vengono dalla legge, non dalle sue regole.',
  },
  'au.buy.who': {
    says: 'L’ufficio consumatori del Suo stato aiuta gratis con i reclami. Può parlare con la società per Lei.',
  },
  'au.buy.rights': {
    says: 'Le merci devono essere di buona qualità e servire allo scopo. Se no, può chiedere la riparazione, un prodotto nuovo o i soldi indietro.',
  },
  'au.buy.not-yet': {
    says: 'Non possono prendere il Suo stipendio o le Sue cose senza un ordine del tribunale.',
  },
  'au.buy.know-sign': {
    says: 'Un cartello che dice «no refunds» (nessun rimborso) è contro la legge.',
  },
  'au.buy.right-major': {
    says: 'Se il difetto è grave (major), sceglie Lei: soldi indietro, un prodotto nuovo, oppure tenerlo e riavere una parte del prezzo.',
  },
  'au.buy.right-seller': { says: 'Il negozio deve occuparsene. Non può mandarla dal produttore.' },
  'au.buy.right-time': {
    says: 'I Suoi diritti possono durare più della garanzia del produttore, per il tempo giusto per quella cosa.',
  },
  'au.buy.right-cooling': {
    says: 'Se sono venuti alla Sua porta o L’hanno chiamata per primi, ha 10 giorni lavorativi per disdire.',
  },
  'au.buy.right-unfair': {
    says: 'Una clausola molto ingiusta in un contratto standard non La obbliga.',
  },
  'au.buy.cooling-off': {
    says: 'Per una vendita alla porta o con una telefonata non richiesta ha 10 giorni lavorativi per disdire. Contiamo dalla data del documento.',
    action:
      'Disdire per iscritto o per telefono, se Le hanno venduto alla porta o con una telefonata non richiesta',
    consequence: 'Dopo, disdire diventa più difficile.',
  },
  'au.buy.insight-policy': {
    says: 'I negozi spesso parlano solo delle loro regole. La legge Le dà di più.',
    actionable:
      'Scriva: questo è un difetto grave (major failure) secondo l’Australian Consumer Law, e scelgo il rimborso.',
  },
  'au.buy.nsw-tribunal': {
    says: 'Nel New South Wales NCAT decide le liti con i venditori. Costa poco, e di solito non Le serve un avvocato.',
  },
  'au.buy.vic-tribunal': {
    says: 'In Victoria VCAT decide le liti con i venditori. Costa poco, e di solito non Le serve un avvocato.',
  },
  'au.buy.qld-tribunal': {
    says: 'In Queensland QCAT decide le liti con i venditori fino a una somma fissa. Costa poco, e di solito non Le serve un avvocato.',
  },
}
