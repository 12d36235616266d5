/** What can still be done when the time in a paper of a court, a bailiff or an office is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IT: Words = {
  'be.late.claim-reality': {
    says: 'Il giorno dell’udienza sembra passato e il giudice può aver deciso senza di lei. Il tempo per appello o opposizione inizia solo con la notifica dell’ufficiale.',
  },
  'be.late.claim-step': {
    says: 'Chiami oggi la cancelleria (griffie, greffe) con il numero. Chieda se c’è una sentenza o una nuova data. Chieda lo stesso giorno un avvocato gratuito.',
  },
  'be.late.claim-option': {
    says: 'Se è stato giudicato in assenza, faccia appello. Se l’appello non è possibile, faccia opposizione allo stesso tribunale.',
    title: 'Appello o opposizione, se si è deciso senza di lei',
    cost: 'Un avvocato, gratis con basso reddito.',
    time: 'Un mese dalla notifica.',
    risk: 'Spesso si può eseguire intanto.',
    bestFor: 'Ha un motivo contro la domanda.',
  },
  'be.late.judgment-reality': {
    says: 'Contando dalla data, il mese per appello o opposizione è passato. Corre dalla notifica. Un piano e l’aiuto per i debiti restano aperti.',
  },
  'be.late.judgment-step': {
    says: 'Che giorno l’ha portato l’ufficiale? Meno di un mese: veda oggi un avvocato. Di più: gli offra oggi per iscritto una rata.',
  },
  'be.late.officer-step': {
    says: 'Chiami oggi l’ufficiale, anche se il giorno è passato. Chieda cosa segue e offra per iscritto una rata. Il giudice dei pignoramenti può fermare un atto sbagliato.',
  },
  'be.late.demand-step': {
    says: 'Risponda oggi, anche se il giorno è passato: contesti o offra un piano. Ritiri ogni raccomandata e ogni atto di un ufficiale.',
  },
  'be.late.fine-reality': {
    says: 'Il tempo della lettera è passato e la somma può salire. Può seguire un’offerta più alta o un ordine di pagamento. Contro un ordine ha 30 giorni.',
  },
  'be.late.fine-step': {
    says: 'Guardi oggi il sito o chiami il numero della lettera. Chieda a che punto è il caso e se può ancora pagare questa somma o rispondere.',
  },
  'be.late.order-step': {
    says: 'Quando le è arrivato l’ordine? I 30 giorni corrono da lì. Ancora in tempo? Vada oggi al tribunale di polizia. Passato? Chieda un piano, e un avvocato se non è mai arrivato.',
  },
  'be.late.gas-reality': {
    says: 'Il tempo per difendersi sembra passato. Il comune decide e le scrive. Contro la decisione ha un mese per il tribunale di polizia.',
  },
  'be.late.tax-step': {
    says: 'Il giorno per pagare è passato. Chieda oggi un piano in MyMinfin e paghi ciò che può. È sbagliato? Di solito ha fino a un anno per reclamare.',
  },
  'be.late.benefit-rights': {
    says: 'Contando dalla data della lettera, i tre mesi per il ricorso sono passati. Può ancora chiedere motivi, un piano o il condono.',
  },
  'be.late.benefit-step': {
    says: 'Legga la fine: dice come e fino a quando ricorrere? Se no, i tre mesi non sono iniziati: ricorra ora. Se sì, chieda oggi un piano o il condono.',
  },
  'be.late.job-step': {
    says: 'Un anno dopo la fine quasi tutto è perso. Non pagare la paga è reato, e per questo può avere cinque anni. Chieda questa settimana a un sindacato.',
  },
}
