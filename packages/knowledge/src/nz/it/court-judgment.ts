/** Court judgments, and what may be taken because of them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_IT: Words = {
  'nz.judged.want': {
    says: 'Un tribunale ha deciso, o gli ufficiali hanno iniziato a riscuotere.',
  },
  'nz.judged.reality': {
    says: 'È una cosa seria, ma ha ancora delle scelte. Può offrire un piano, o chiedere al tribunale di riaprire il caso.',
  },
  'nz.judged.who': {
    says: 'Solo un ufficiale del tribunale (bailiff) può pignorare cose. Una società di recupero crediti non può.',
  },
  'nz.judged.rights': {
    says: 'Può mostrare al tribunale quanto può pagare. Le cose di base della casa e gli attrezzi del Suo lavoro sono al sicuro fino a una certa somma.',
  },
  'nz.judged.not-all': {
    says: 'Non possono prendere tutta la Sua paga. Per un debito normale, un pignoramento della paga (attachment order) deve lasciarle almeno il 60 % della paga netta.',
  },
  'nz.judged.right-assessment': {
    says: 'Può avere un esame delle Sue finanze (financial assessment), così il tribunale vede quanto può permettersi.',
  },
  'nz.judged.right-setaside': {
    says: 'Se non ha mai ricevuto la richiesta, o ha una buona difesa, può chiedere al tribunale di annullare (set aside) la sentenza.',
  },
  'nz.judged.right-vary': {
    says: 'Può chiedere al tribunale di cambiare un pignoramento della paga (attachment order) se la Sua situazione cambia.',
  },
  'nz.judged.step-call': {
    says: 'Chiami il tribunale con il numero del caso. Chieda che cosa è stato ordinato e quando.',
  },
  'nz.judged.step-mentor': { says: 'Chiami MoneyTalks allo 0800 345 123 e faccia un bilancio.' },
  'nz.judged.step-offer': {
    says: 'Offra una somma che può mantenere e compili la dichiarazione delle Sue finanze (financial statement).',
  },
  'nz.judged.step-options': {
    says: 'Se non può pagare nulla, chieda di una procedura senza beni (no asset procedure) o di un piano di rimborso (debt repayment order).',
  },
  'nz.judged.opt-plan': {
    says: 'Offra una somma alla settimana.',
    title: 'Pagare a rate',
    cost: 'La somma che offre.',
    time: 'Da giorni a settimane.',
    risk: 'Se smette, possono agire di nuovo.',
    bestFor: 'Lo deve e ha un reddito.',
  },
  'nz.judged.opt-setaside': {
    says: 'Spieghi perché non ha risposto e qual è la Sua difesa.',
    title: 'Chiedere di annullare la sentenza',
    cost: 'Può esserci una tassa.',
    time: 'Agisca in pochi giorni.',
    risk: 'Il tribunale può rifiutare.',
    bestFor: 'Non ha mai ricevuto le carte, o ha una buona difesa.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Una procedura senza beni (no asset procedure) dura un anno e chiude quasi tutti i debiti fino a 50.000 $.',
    title: 'Vie per chi non può pagare',
    cost: 'La domanda è gratis.',
    time: 'Settimane.',
    risk: 'È pubblica, e può usarla una volta sola.',
    bestFor: 'Possiede poco e non può pagare.',
  },
  'nz.judged.warn-assessment': {
    says: 'Se ignora un esame delle finanze (financial assessment), il tribunale può mandare un mandato (warrant) per portarla lì.',
  },
}
