/** What can still be done when the day in a court paper or a statutory demand is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_IT: Words = {
  'gb.late.ni-want': {
    says: 'Il tribunale ha chiesto la sua risposta. Il giorno è passato, quindi può aver già deciso.',
  },
  'gb.late.ni-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda se c’è una decisione (decree). Se non c’è, mandi subito il modulo di risposta.',
  },
  'gb.late.ni-rights': {
    says: 'Senza decisione, una risposta tardiva può ancora contare. Se c’è, può chiedere di annullarla o di pagare a rate.',
  },
  'gb.late.ni-not-yet': {
    says: 'Stipendio o beni si possono pignorare solo dopo una decisione (decree) e solo tramite l’Enforcement of Judgments Office.',
  },
  'gb.late.ni-option': {
    says: 'Chieda il modulo al tribunale. Dica perché non ha risposto e qual è la sua difesa.',
    title: 'Chiedere di annullare la decisione',
    cost: 'Può esserci una tassa.',
    time: 'Subito.',
    risk: 'Senza una vera difesa il tribunale può rifiutare.',
    bestFor: 'Ha deciso senza di lei, e la richiesta è sbagliata.',
  },
  'gb.late.claim-want': {
    says: 'Il tribunale ha chiesto la sua risposta. Il termine sembra passato, quindi può esserci già una sentenza.',
  },
  'gb.late.possession-want': {
    says: 'Hanno chiesto a un tribunale che lei lasci la casa. Il giorno nelle carte è passato, quindi un giudice può aver deciso.',
  },
  'gb.late.possession-reality': {
    says: 'Non se ne vada da solo. Anche con un ordine solo gli ufficiali del tribunale possono sfrattarla, e a volte un giudice può ancora fermarlo o rinviarlo.',
  },
  'gb.late.possession-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda che cosa è deciso e se c’è ancora un’udienza. Se c’è, ci vada, anche senza modulo.',
  },
  'gb.late.possession-option': {
    says: 'Mandi il modulo N244. Dica perché non c’era o non ha risposto e che cosa può pagare ora. Chieda che lo sfratto aspetti.',
    title: 'Chiedere al giudice di riguardare o di aspettare',
    cost: 'Una tassa. Con pochi soldi può chiedere aiuto.',
    time: 'Oggi, prima degli ufficiali.',
    risk: 'Il giudice può dire di no. Per alcuni ordini può aiutare poco.',
    bestFor: 'C’è un ordine e vuole restare.',
  },
  'gb.late.goods-want': {
    says: 'Hanno chiesto al tribunale che lei restituisca il bene o paghi. Il giorno nelle carte è passato, quindi può aver deciso.',
  },
  'gb.late.goods-step': {
    says: 'Chiami oggi il tribunale e chieda che cosa è deciso. Parli con un consulente gratuito prima di restituire qualcosa: il tribunale può cambiare il suo ordine.',
  },
  'gb.late.scotland-tribunal-want': {
    says: 'Qualcuno ha chiesto al tribunale della casa un ordine contro di lei. Il giorno nelle carte è passato, quindi può aver deciso.',
  },
  'gb.late.scotland-tribunal-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda se ha deciso. Se c’è ancora un colloquio o un’udienza, partecipi.',
  },
  'gb.late.scotland-tribunal-recall': {
    says: 'Se ha deciso senza di lei, chieda subito per iscritto l’annullamento (recall). Ha 14 giorni dalla decisione. Se sono passati, chieda oggi a Shelter Scotland che cosa resta.',
  },
  'gb.late.demand-rights': {
    says: 'I 18 e i 21 giorni sembrano passati. Con un buon motivo il tribunale può ancora accettare una contestazione tardiva, se nessuno ha chiesto il suo fallimento (bankruptcy).',
  },
  'gb.late.demand-not-yet': {
    says: 'Questa lettera da sola non la rende fallito. Serve un ricorso (petition), che devono consegnarle, e poi un’udienza.',
  },
  'gb.late.demand-step': {
    says: 'Chiami oggi un consulente gratuito. Chieda se qualcuno ha chiesto il suo fallimento. Se sì, vada all’udienza: può ancora contestare o offrire di pagare.',
  },
}
