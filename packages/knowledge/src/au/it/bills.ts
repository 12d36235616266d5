/** The Italian words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_IT: Words = {
  'au.bill.want': { says: 'Cerchi la data entro cui vogliono una risposta.' },
  'au.bill.reality': {
    says: 'Devono offrire aiuto prima di staccarle la fornitura. Chiami prima della data nella lettera.',
  },
  'au.bill.who': {
    says: 'Un fornitore (retailer) Le vende l’energia. Deve avere regole per chi è in difficoltà (hardship policy) e far parte di un ombudsman.',
  },
  'au.bill.rights': {
    says: 'Può chiedere un piano a rate, entrare nel programma per chi è in difficoltà (hardship program) e contestare la bolletta.',
  },
  'au.bill.not-yet': {
    says: 'Non possono staccare senza avvisi scritti, né di venerdì, nel fine settimana o in un giorno festivo, né mentre Lei rispetta un piano.',
  },
  'au.bill.right-plan': {
    says: 'Se non può pagare, un fornitore di energia deve offrirle un piano a rate adatto a quello che può pagare.',
  },
  'au.bill.right-hardship': {
    says: 'Può entrare nel programma per chi è in difficoltà (hardship program). Finché c’è dentro e lo rispetta, non possono staccare.',
  },
  'au.bill.right-tio': {
    says: 'Per telefono e internet il Telecommunications Industry Ombudsman aiuta gratis.',
  },
  'au.bill.vic': {
    says: 'In Victoria possono staccare solo come ultima cosa, dopo tutti gli aiuti scritti nel codice.',
  },
  'au.bill.step-call': {
    says: 'Chiami subito. Dica: sono in difficoltà (hardship) e voglio un piano a rate.',
  },
  'au.bill.step-concession': {
    says: 'Chieda di sconti (concessions), rimborsi (rebates) e aiuti urgenti nel Suo stato.',
  },
  'au.bill.step-check': { says: 'Controlli la lettura del contatore e le date sulla bolletta.' },
  'au.bill.opt-plan': {
    says: 'Offra una somma ogni due settimane che riesce a mantenere.',
    title: 'Chiedere un piano a rate',
    cost: 'La somma che concordate.',
    time: 'Prima della data del distacco.',
    risk: 'Se salta dei pagamenti, possono agire.',
    bestFor: 'Deve la somma, ma non può pagare tutto insieme.',
  },
  'au.bill.opt-ombudsman': {
    says: 'Prima reclami alla società, poi all’ombudsman del Suo stato.',
    title: 'Andare dall’ombudsman',
    cost: 'Gratis.',
    time: 'Da giorni a settimane.',
    risk: 'Basso.',
    bestFor: 'La bolletta è sbagliata, o minacciano di staccare.',
  },
  'au.bill.right-telco': {
    says: 'Una società di telefono o internet deve offrirle un aiuto vero per pagare. Staccare deve essere il suo ultimo passo.',
  },
}
