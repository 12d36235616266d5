/** The offer of a fixed penalty of the police in place of court: the words in Italian. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COURT: RowWords = {
  says: 'Non deve accettare. Può chiedere che decida un tribunale, e allora devono provare che cosa è successo.',
}
const ACCEPT: RowWords = {
  says: 'Paghi la somma e dia i dati della patente entro il giorno della lettera.',
  title: 'Accettare la multa',
  cost: 'La somma della lettera, e i punti.',
  time: 'Pochi minuti.',
  risk: 'I punti contano tre anni. L’assicurazione può costare di più.',
  bestFor: 'Era Lei, e vuole chiudere la cosa.',
}

export const POLICE_PENALTY_OFFERS_IT: Words = {
  'gb.police-penalty.points': {
    says: 'Per la velocità sono di solito £100 e tre punti. Dodici punti in tre anni possono costarLe la patente.',
  },
  'gb.police-penalty.right-court': COURT,
  'gb.police-penalty.right-ends-it': {
    says: 'Se accetta in tempo e fa tutto ciò che chiede, non segue un processo. Non è una condanna penale.',
  },
  'gb.police-penalty.step-check': {
    says: 'Controlli targa, luogo, giorno e ora. Scelga prima dell’ultimo giorno: accettare, fare un corso se è offerto, o chiedere il tribunale.',
  },
  'gb.police-penalty.step-accept': {
    says: 'Per accettare, paghi e mandi i dati della patente come dice la lettera. Faccia entrambe le cose in tempo e tenga la prova.',
  },
  'gb.police-penalty.step-advice': {
    says: 'Ha nove punti o più, o guida per lavoro? Chieda a un avvocato (solicitor) prima di scegliere.',
  },
  'gb.police-penalty.warning-new-driver': {
    says: 'Sei punti nei due anni dopo il primo esame chiudono la Sua patente. Dovrà rifare gli esami.',
  },
  'gb.police-penalty.warning-silence': {
    says: 'Se non fa nulla, l’offerta finisce e il caso può andare in tribunale. Un avviso dato sulla strada diventa una multa, più alta della metà.',
  },
  'gb.police-penalty.deadline': {
    says: 'Un’offerta condizionata (conditional offer) resta aperta almeno 28 giorni dalla sua data.',
    action: 'Accettare l’offerta, o chiedere il tribunale',
    consequence: 'L’offerta finisce e può decidere un tribunale, con multa più alta e spese.',
  },
  'gb.police-penalty.option-accept': ACCEPT,
  'gb.police-penalty.option-course': {
    says: 'Lo prenoti entro il giorno della lettera. Non paghi anche la multa, o l’offerta del corso è persa.',
    title: 'Fare il corso offerto',
    cost: 'Il prezzo del corso. Nessun punto.',
    time: 'Poche ore.',
    risk: 'Se non lo finisce, torna la multa o il tribunale.',
    bestFor: 'Le è offerto, e non ha fatto un corso così in tre anni.',
  },
  'gb.police-penalty.option-court': {
    says: 'Chieda un’udienza come dice la lettera. Può dichiararsi non colpevole, o colpevole con le Sue ragioni.',
    title: 'Lasciar decidere un tribunale',
    cost: 'Una multa secondo il reddito, e le spese, se perde.',
    time: 'Alcuni mesi.',
    risk: 'Multa e punti possono superare l’offerta.',
    bestFor: 'Non era Lei, o ha prove forti.',
  },
  'gb.police-penalty.ni-right-court': COURT,
  'gb.police-penalty.ni-right-ends-it': {
    says: 'Se accetta in tempo e fa tutto ciò che chiede, non segue un processo.',
  },
  'gb.police-penalty.ni-step': {
    says: 'Controlli targa, luogo, giorno e ora. Entro il giorno della lettera: accetti, faccia un corso se è offerto, o chieda il tribunale.',
  },
  'gb.police-penalty.ni-option-accept': ACCEPT,
}
