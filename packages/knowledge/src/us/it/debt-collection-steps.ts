/** The Italian words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_IT: Words = {
  'us.debt.won-reality': {
    says: 'Un tribunale ha già deciso. Per poco tempo può ancora fare appello (appeal) o chiedere di annullare. Altrimenti paghi o concordi un piano.',
  },
  'us.debt.won-step': {
    says: 'Cerchi la sentenza e la sua data. Chieda oggi alla cancelleria (clerk) di quel tribunale fino a quando può fare appello o chiedere di annullare.',
  },
  'us.debt.won-paid': {
    says: 'Se paga, si faccia dare un foglio che dice che la sentenza è pagata (satisfaction of judgment), e controlli che il tribunale lo abbia.',
  },
  'us.debt.step-pause': {
    says: 'Non paghi ancora e non dica che il debito è Suo. In molti Stati un pagamento fa ripartire il termine.',
  },
  'us.debt.step-write': {
    says: 'Scriva alla società: contesti il debito e chieda le prove. Mandi una raccomandata (certified mail) e tenga una copia.',
  },
  'us.debt.step-check': {
    says: 'Guardi i Suoi documenti e i Suoi rapporti di credito (credit reports) gratis su AnnualCreditReport.com. Controlli la società, la somma e l’ultimo pagamento.',
  },
  'us.debt.step-court-papers': {
    says: 'Stia attento agli atti del tribunale. Se le fanno causa, risponda entro la data nella citazione (summons), anche se la richiesta è sbagliata.',
  },
  'us.debt.step-valid': {
    says: 'Se il debito è giusto, offra solo quanto può pagare. Si faccia dare ogni accordo per iscritto prima di mandare soldi.',
  },
  'us.debt.step-valid-bank': {
    says: 'Non dia loro accesso diretto al Suo conto in banca. Paghi in un modo che controlla Lei e che lascia una prova.',
  },
  'us.debt.step-dispute': {
    says: 'Se mandano prove sbagliate, lo dica per iscritto. Poi faccia reclamo al CFPB e al procuratore generale del Suo Stato (attorney general).',
  },
  'us.debt.step-log': {
    says: 'Tenga ogni lettera e ogni busta. Scriva giorno e ora di ogni telefonata e che cosa si è detto.',
  },
  'us.debt.option-dispute': {
    says: 'Scriva che contesta il debito e vuole le prove. Devono smettere di chiedere i soldi finché non le mandano.',
    title: 'Contestare e chiedere le prove',
    cost: 'Un francobollo, o pochi dollari per la raccomandata (certified mail)',
    time: '30 giorni per farlo',
    risk: 'Basso. Possono mandare le prove o farle causa.',
    bestFor: 'Non conosce il debito, la somma sembra sbagliata o il debito è vecchio.',
  },
  'us.debt.option-dispute-lender': {
    says: 'Scriva loro e dica che cosa è sbagliato. Mandi copie delle Sue prove e tenga gli originali.',
    title: 'Dire che cosa è sbagliato nel conto',
    cost: 'Un francobollo',
    time: 'Alcune settimane',
    risk: 'Basso. Gli interessi possono continuare.',
    bestFor: 'Ha già pagato, o la somma è sbagliata.',
  },
  'us.debt.option-plan': {
    says: 'Offra una somma che può mantenere, o un solo pagamento più piccolo per chiudere. Prima si faccia dare l’accordo per iscritto.',
    title: 'Offrire un piano o una somma più piccola',
    cost: 'Quanto accetta di pagare',
    time: 'Da settimane a mesi',
    risk: 'Un pagamento può far ripartire il termine. Un debito cancellato può contare come reddito per le tasse.',
    bestFor: 'Il debito è Suo, non è troppo vecchio e può pagarne una parte.',
  },
  'us.debt.option-help': {
    says: 'Un consulente del credito senza fini di lucro (credit counselor) può guardare con Lei tutti i debiti e parlare con i creditori.',
    title: 'Parlare con un consulente del credito senza fini di lucro',
    cost: 'Il primo colloquio è quasi sempre gratis',
    time: 'Circa un’ora',
    risk: 'Nessuno. Eviti le ditte che chiedono soldi prima.',
    bestFor: 'Ha più debiti, o non può pagare.',
  },
  'us.debt.option-complain': {
    says: 'Mandi un reclamo online al Consumer Financial Protection Bureau. Lo passa alla società perché risponda.',
    title: 'Fare reclamo al CFPB',
    cost: 'Gratis',
    time: 'Quasi tutte le società rispondono in 15 giorni',
    risk: 'Nessuno. Non ferma una causa in tribunale.',
    bestFor: 'Chiamano troppo, la minacciano o ignorano la Sua contestazione.',
  },
  'us.debt.option-pay': {
    says: 'Paghi solo dopo aver controllato. Chieda una lettera che dica che il debito è pagato.',
    title: 'Pagare tutto',
    cost: 'Tutta la somma',
    time: 'Un giorno',
    risk: 'Può pagare ciò che non deve. La voce può restare nel Suo rapporto di credito (credit report).',
    bestFor: 'Il debito è Suo, la somma è giusta e può permettersela.',
  },
}
