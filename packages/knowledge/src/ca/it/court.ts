/** Claims before a court: the papers, the days to answer and the defence: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_IT: Words = {
  'ca.claim.want': { says: 'Può rispondere e dire la Sua. Cerchi l’ultimo giorno per farlo.' },
  'ca.claim.reality': {
    says: 'È un vero passo in tribunale. Non è ancora una sentenza. Se risponde in tempo, devono provare la loro ragione.',
  },
  'ca.claim.who': {
    says: 'Chi fa causa è l’attore (plaintiff). Lei è il convenuto (defendant). Il tribunale non sta con nessuno.',
  },
  'ca.claim.rights': {
    says: 'Può difendersi su tutto o su una parte, offrire un accordo o chiedere tempo per pagare. Nel tribunale per le piccole cause (small claims court) non Le serve un avvocato.',
  },
  'ca.claim.not-yet': {
    says: 'Non possono ancora toccare lo stipendio o il conto. Prima serve loro una sentenza.',
  },
  'ca.claim.know-default': {
    says: 'Molti perdono solo perché non hanno risposto. Una breve difesa in tempo tiene aperto il Suo caso.',
  },
  'ca.claim.right-defend': { says: 'Ha il diritto di presentare una difesa e di farsi ascoltare.' },
  'ca.claim.right-proof': {
    says: 'Ha il diritto di vedere su che cosa si basano. Devono provare il debito e la somma.',
  },
  'ca.claim.right-old': {
    says: 'Può dire che la richiesta è troppo vecchia. Il tribunale non lo guarda da solo, quindi lo scriva nella difesa.',
  },
  'ca.claim.step-date': {
    says: 'Trovi il giorno in cui Le hanno consegnato le carte e lo annoti. Da lì conti i giorni per rispondere.',
  },
  'ca.claim.step-file': {
    says: 'Compili il modulo di difesa di quel tribunale. Lo depositi al tribunale e tenga una copia timbrata.',
  },
  'ca.claim.step-proof': {
    says: 'Raccolga le Sue carte: contratto, fatture, email e prove di pagamento.',
  },
  'ca.claim.step-help': {
    says: 'Cerchi presto aiuto legale gratuito. Gli sportelli legali (legal clinics) e i centri di aiuto dei tribunali possono leggere il Suo modulo.',
  },
  'ca.claim.opt-defend': {
    says: 'Dica su che cosa è d’accordo, su che cosa no, e perché.',
    title: 'Presentare una difesa',
    cost: 'Spesso una piccola tassa del tribunale. Può chiedere di non pagarla.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se perde, può dover pagare alcune spese.',
    bestFor: 'Non deve i soldi, o non tutti.',
  },
  'ca.claim.opt-settle': {
    says: 'Offra una somma o un piano di pagamento. Depositi comunque la difesa, se l’accordo non è firmato e la causa non è ritirata.',
    title: 'Fare un accordo',
    cost: 'La somma concordata.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se l’accordo non arriva, il tempo per rispondere può passare.',
    bestFor: 'Deve i soldi, ma non può pagare tutto subito.',
  },
  'ca.claim.opt-trustee': {
    says: 'Una proposta ai creditori (consumer proposal) o un fallimento (bankruptcy) ferma subito quasi tutte le richieste di soldi.',
    title: 'Andare da un curatore autorizzato (Licensed Insolvency Trustee)',
    cost: 'Si paga con quello che accetta di pagare.',
    time: 'Giorni per iniziare.',
    risk: 'Resta per anni nel Suo dossier di credito.',
    bestFor: 'Ha molti debiti e non può pagare.',
  },
  'ca.claim.warn-default': {
    says: 'Se non risponde in tempo, il tribunale può decidere senza di Lei.',
  },
  'ca.claim.insight-buyer': {
    says: 'Se fa causa chi ha comprato il debito, gli chieda di provare ogni vendita del debito, dal primo creditore fino a lui.',
    actionable: 'Scriva nella difesa che non ammette che il debito sia loro.',
  },
}
