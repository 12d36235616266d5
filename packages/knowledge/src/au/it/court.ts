/** Claims before a court: the papers, the defence and help: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_IT: Words = {
  'au.claim.want': { says: 'Può rispondere e dire la Sua. Cerchi l’ultimo giorno per farlo.' },
  'au.claim.reality': {
    says: 'È un vero passo del tribunale. Non è ancora una sentenza. Se risponde in tempo, devono provare le loro ragioni.',
  },
  'au.claim.who': {
    says: 'Chi fa causa è l’attore (plaintiff o claimant). Lei è il convenuto (defendant). Il tribunale non sta da nessuna parte.',
  },
  'au.claim.rights': {
    says: 'Può difendersi su tutto o su una parte, fare un accordo, o chiedere di pagare a rate.',
  },
  'au.claim.not-yet': {
    says: 'Non possono ancora toccare il Suo stipendio, il conto o le Sue cose. Prima serve una sentenza.',
  },
  'au.claim.know-afca': {
    says: 'Se si tratta di un prestito o di una carta, un reclamo ad AFCA prima della sentenza può fermare la causa.',
  },
  'au.claim.right-defend': {
    says: 'Ha il diritto di presentare una difesa (defence) e di essere ascoltato.',
  },
  'au.claim.right-afca': {
    says: 'Per un prestito o una carta può andare da AFCA anche dopo l’arrivo della causa, ma prima della sentenza.',
  },
  'au.claim.right-old': {
    says: 'Può dire che la richiesta è troppo vecchia. Lo scriva nella difesa.',
  },
  'au.claim.step-date': {
    says: 'Scriva il giorno in cui ha ricevuto le carte. Cerchi sul modulo l’ultimo giorno per rispondere.',
  },
  'au.claim.step-help': {
    says: 'Chiami oggi la National Debt Helpline al 1800 007 007 o il patrocinio gratuito (legal aid).',
  },
  'au.claim.step-file': {
    says: 'Compili il modulo di difesa (defence) di quel tribunale e lo presenti in tempo. Tenga una copia.',
  },
  'au.claim.step-proof': {
    says: 'Raccolga le Sue carte: contratto, fatture, e-mail e prove di pagamento.',
  },
  'au.claim.opt-defend': {
    says: 'Dica su che cosa è d’accordo, su che cosa no, e perché.',
    title: 'Presentare una difesa (defence)',
    cost: 'Quasi sempre gratis.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se perde, può dover pagare le spese.',
    bestFor: 'Non deve la somma, o non tutta.',
  },
  'au.claim.opt-afca': {
    says: 'Presenti un reclamo online e lo dica all’altra parte e al tribunale.',
    title: 'Andare da AFCA',
    cost: 'Gratis.',
    time: 'Prima della sentenza, e prima dell’ultimo giorno per rispondere.',
    risk: 'Presenti anche una difesa (defence) se il giorno è vicino.',
    bestFor: 'È un prestito, una carta o un debito comprato.',
  },
  'au.claim.opt-settle': {
    says: 'Offra una somma o un piano. Presenti comunque la difesa, a meno che l’accordo sia firmato.',
    title: 'Fare un accordo o pagare a rate',
    cost: 'La somma che concordate.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se l’accordo non arriva, il tempo per rispondere può passare.',
    bestFor: 'Deve la somma, ma non può pagare tutto insieme.',
  },
  'au.claim.warn-default': {
    says: 'Se non risponde in tempo, il tribunale può decidere senza di Lei. È una sentenza senza risposta (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Quando fa causa chi ha comprato il debito, chieda di provare ogni vendita del debito.',
    actionable: 'Scriva nella difesa che non ammette che il debito sia loro.',
  },
  'au.claim.right-default-notice': {
    says: 'Per un prestito o una carta devono prima mandare un avviso (default notice) con 30 giorni. Chieda una copia; se non c’è stato, lo scriva nella difesa.',
  },
  'au.tribunal.rights': {
    says: "Può andare all'udienza, dire la sua e portare prove. La maggior parte parla da sé, perché di solito un avvocato ha bisogno di permesso.",
  },
  'au.tribunal.step-go': {
    says: "Segni giorno, ora e luogo, e vada. Se non può, chieda prima al tribunale un altro giorno o un'udienza al telefono.",
  },
  'au.tribunal.step-orders': {
    says: "Legga se il tribunale chiede carte o una difesa scritta, o decide senza udienza. Se sì, mandi le sue in tempo, anche all'altra parte.",
  },
  'au.tribunal.right-undo': {
    says: 'Se aveva un buon motivo per non venire, chieda di annullare la decisione. Il NCAT dà 7 giorni dalla decisione, il VCAT 14 giorni da quando la conosce.',
  },
  'au.tribunal.warn-absent': {
    says: 'Se non viene, il tribunale può decidere senza di lei.',
  },
  'au.tribunal.option-go': {
    title: 'Dire la sua al tribunale',
    cost: 'Di solito gratis per lei.',
    time: "Il giorno dell'udienza.",
    risk: 'Se perde, deve fare ciò che è ordinato.',
    bestFor: 'Non lo deve, o non tutto.',
    says: 'Vada con carte, foto e testimoni. Può anche offrire prima un accordo per iscritto.',
  },
}
