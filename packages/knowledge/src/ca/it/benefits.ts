/** Benefits to pay back: Canada recovery benefits, and how to have a decision looked at again: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_IT: Words = {
  'ca.benefit.want': { says: 'Guardi per quali settimane, quanto e perché.' },
  'ca.benefit.reality': {
    says: 'Può chiedere un nuovo esame della decisione. Può anche chiedere piccole rate.',
  },
  'ca.benefit.who': {
    says: 'Service Canada decide sull’assicurazione di disoccupazione (employment insurance) e sulle pensioni. La Canada Revenue Agency riscuote il debito.',
  },
  'ca.benefit.rights': {
    says: 'Può chiedere un nuovo esame (reconsideration) e poi fare ricorso gratis al Social Security Tribunal.',
  },
  'ca.benefit.right-plan': {
    says: 'Può chiedere un piano di pagamento che Le lascia abbastanza per vivere.',
  },
  'ca.benefit.step-why': {
    says: 'Scopra quali settimane e perché. Le confronti con le Sue dichiarazioni e le buste paga.',
  },
  'ca.benefit.step-review': {
    says: 'Se è sbagliato, mandi una richiesta di nuovo esame (reconsideration) prima che finiscano i 30 giorni.',
  },
  'ca.benefit.step-pay': {
    says: 'Se è giusto, chiami e offra una somma che riesce a pagare ogni volta.',
  },
  'ca.benefit.opt-review': {
    says: 'Mandi il modulo di nuovo esame (reconsideration) e le Sue prove.',
    title: 'Chiedere un nuovo esame',
    cost: 'Gratis.',
    time: '30 giorni.',
    risk: 'Basso.',
    bestFor: 'I fatti o la somma sono sbagliati.',
  },
  'ca.benefit.opt-plan': {
    says: 'Dica quanto guadagna e quanto spende.',
    title: 'Chiedere piccole rate',
    cost: 'La somma concordata.',
    time: 'Adesso.',
    risk: 'Possono trattenere i rimborsi delle tasse.',
    bestFor: 'È giusto, ma non può pagare tutto subito.',
  },
  'ca.benefit.warn': {
    says: 'Per pagare il debito possono trattenere parte degli aiuti futuri o dei rimborsi delle tasse.',
  },
  'ca.benefit.right-crb': {
    says: 'Può chiedere un secondo esame di una decisione CRB o CERB, e un piano che può permettersi.',
  },
  'ca.benefit.right-federal-court': {
    says: 'Dopo il secondo esame dell’agenzia fiscale può chiedere alla Corte federale di guardare la decisione. Ha 30 giorni.',
  },
  'ca.benefit.child-rights': {
    says: 'Può opporsi gratis all’agenzia fiscale e poi andare alla Tax Court. Può chiedere piccole rate.',
  },
  'ca.benefit.child-right-object': {
    says: 'Se la somma o le date sono sbagliate, si opponga all’agenzia fiscale entro 90 giorni dall’avviso. È gratis e senza avvocato.',
  },
  'ca.benefit.child-step-proof': {
    says: 'Chieda quali mesi e perché. Mandi prove di dove viveva il bambino, come lettere della scuola o del medico, o del Suo reddito.',
  },
  'ca.benefit.right-service': {
    says: 'L’agenzia delle entrate deve trattarla in modo equo e spiegare la sua decisione. Può reclamare presso di essa e poi, gratis, presso il difensore dei contribuenti (Taxpayers’ Ombudsperson).',
  },
}
