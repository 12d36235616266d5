/** The Italian words of the rows in ../lawsuit-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUIT_STEPS_IT: Words = {
  'us.claim.step-answer': {
    says: 'Cerchi nella citazione (summons) l’ultimo giorno per rispondere o il giorno in cui venire in tribunale. Lo metta subito nel calendario.',
  },
  'us.claim.step-file': {
    says: 'Depositi una risposta scritta in tribunale. Risponda a ogni punto numerato: è vero, non è vero, o non lo so.',
  },
  'us.claim.step-help': {
    says: 'Chiami oggi l’assistenza legale gratuita (legal aid) o lo sportello di aiuto del tribunale (self-help center). È gratis. Una telefonata all’avvocato dell’altra parte non è una risposta.',
  },
  'us.claim.step-copy': {
    says: 'Mandi una copia della Sua risposta all’avvocato dell’altra parte. Ne tenga una con il timbro del tribunale.',
  },
  'us.claim.step-defences': {
    says: 'Elenchi nella risposta le Sue difese: il debito non è mio, è pagato, somma sbagliata, troppo vecchio, o nessuna prova che sia loro.',
  },
  'us.claim.step-settle': {
    says: 'Può accordarsi in ogni momento. Prima depositi la Sua risposta, e si faccia dare l’accordo per iscritto con il numero della causa.',
  },
  'us.claim.option-defend': {
    says: 'Depositi una risposta che nega ciò che è sbagliato e dice le Sue difese. Poi vada a ogni udienza.',
    title: 'Rispondere e far provare il debito',
    cost: 'In alcuni tribunali una tassa; chieda di non pagarla (waiver)',
    time: 'In molti Stati da 20 a 30 giorni per rispondere',
    risk: 'Se perde, si possono aggiungere spese.',
    bestFor:
      'Il debito non è Suo, la somma è sbagliata, il debito è vecchio, o fa causa chi ha comprato il debito.',
  },
  'us.claim.option-help': {
    says: 'L’assistenza legale gratuita (legal aid), una scuola di legge (law school clinic) o lo sportello del tribunale (self-help center) possono aiutarla con la risposta.',
    title: 'Avere aiuto legale gratis',
    cost: 'Gratis se il Suo reddito è basso',
    time: 'Chiami oggi',
    risk: 'Nessuno. Il termine corre lo stesso.',
    bestFor: 'Non sa che cosa scrivere, o la somma è grande.',
  },
  'us.claim.option-settle': {
    says: 'Offra una somma o un piano. Chieda che la causa sia chiusa, e controlli in tribunale che lo sia stata.',
    title: 'Chiudere la causa con un accordo',
    cost: 'Quanto accetta di pagare',
    time: 'Da giorni a settimane',
    risk: 'Un accordo senza un foglio depositato può non fermare una sentenza senza di Lei (default judgment).',
    bestFor: 'Deve i soldi e può pagarne una parte ora o a rate.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Una procedura di fallimento (bankruptcy) ferma subito quasi tutte le cause e gli incassi. Prima serve un breve corso con un consulente approvato.',
    title: 'Chiedere del fallimento (bankruptcy)',
    cost: 'Una tassa del tribunale; gli avvocati spesso danno gratis il primo colloquio',
    time: 'Alcuni mesi o anni',
    risk: 'Resta nel Suo rapporto di credito (credit report) fino a dieci anni.',
    bestFor: 'I Suoi debiti sono molto più di quanto potrà mai pagare.',
  },
}
