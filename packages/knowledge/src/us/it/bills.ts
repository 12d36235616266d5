/** The Italian words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_IT: Words = {
  'us.bill.want': {
    says: 'Vogliono che paghi un conto scaduto e possono parlare di tagliare il servizio.',
  },
  'us.bill.who': { says: 'È una società che le vende un servizio. Non è un tribunale.' },
  'us.bill.reality': {
    says: 'Le società di luce, gas e acqua devono avvisarla prima di un taglio. In molti Stati non possono tagliare con grande freddo o caldo.',
  },
  'us.bill.rights-summary': {
    says: 'Può contestare il conto, chiedere un piano di pagamento e fare reclamo alla commissione del Suo Stato.',
  },
  'us.bill.right-commission': {
    says: 'Può fare reclamo alla commissione del Suo Stato (utility commission). In quasi tutti gli Stati una contestazione in tempo ferma il taglio.',
  },
  'us.bill.right-public-utility': {
    says: 'Una città o contea che vende luce o acqua deve dirle come contestare il conto prima di un taglio.',
  },
  'us.bill.right-city-code': {
    says: 'Le regole della città (city code) dicono quale avviso serve prima di un taglio, chi può avere un piano e come fare ricorso contro un conto.',
  },
  'us.bill.right-plain': {
    says: 'Una bolletta del telefono deve essere chiara, dire ogni ditta che chiede soldi e come contestare.',
  },
  'us.bill.right-broadband': {
    says: 'Una società di internet deve mostrare un’etichetta con prezzo, costi, velocità e limiti di dati prima che Lei firmi.',
  },
  'us.bill.step-call': {
    says: 'Chiami prima del giorno del taglio. Chieda un piano di pagamento e la protezione per difficoltà o malattia.',
  },
  'us.bill.step-help': {
    says: 'Chiami il 211 e chieda di LIHEAP, che aiuta con le bollette di riscaldamento e raffreddamento.',
  },
  'us.bill.step-check': {
    says: 'Controlli il contatore, le date, e se dentro c’è un vecchio conto di un altro.',
  },
  'us.bill.option-plan': {
    says: 'Offra quanto può mantenere e chieda di confermarlo per iscritto.',
    title: 'Chiedere un piano di pagamento',
    cost: 'Una rata ogni mese',
    time: 'Prima del giorno del taglio',
    risk: 'Una rata saltata può riportare il taglio.',
    bestFor: 'Deve i soldi ma non può pagare subito.',
  },
  'us.bill.option-dispute': {
    says: 'Scriva che cosa è sbagliato, con le prove. Se non lo correggono, vada alla commissione dello Stato.',
    title: 'Contestare il conto',
    cost: 'Gratis',
    time: 'Prima della scadenza',
    risk: 'Paghi la parte con cui è d’accordo.',
    bestFor: 'La somma o la persona è sbagliata.',
  },
  'us.bill.option-help': {
    says: 'LIHEAP, il 211 e gli enti di aiuto del posto possono pagare una parte del conto.',
    title: 'Avere aiuto per pagare',
    cost: 'Gratis',
    time: 'Chiami oggi',
    risk: 'Nessuno.',
    bestFor: 'Il Suo reddito è basso o in casa c’è un malato.',
  },
}
