/** The Italian words of Ireland: bills. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_IT: Words = {
  'ie.bill.want': {
    says: 'Cerchi la data entro cui vogliono una risposta.',
  },
  'ie.bill.reality': {
    says: 'Un fornitore deve offrirle un piano di pagamento prima di staccare. Chiami prima della data.',
  },
  'ie.bill.who': {
    says: 'I fornitori di energia seguono un manuale del regolatore, la CRU.',
  },
  'ie.bill.rights': {
    says: 'Può chiedere un piano, un contatore prepagato (pay-as-you-go) e un controllo della bolletta.',
  },
  'ie.bill.not-yet': {
    says: 'Non possono staccare finché parla con loro e rispetta un piano.',
  },
  'ie.bill.right-plan': {
    says: 'Ha diritto a un piano adatto a ciò che può pagare.',
  },
  'ie.bill.right-winter': {
    says: 'Se è registrato come vulnerabile, non possono staccare nei mesi d’inverno.',
  },
  'ie.bill.right-device': {
    says: 'Se dipende da un apparecchio medico che usa la corrente, non possono mai staccare per debiti.',
  },
  'ie.bill.right-comreg': {
    says: 'Per le bollette di telefono e internet, ComReg aiuta se la ditta non risolve.',
  },
  'ie.bill.step-call': {
    says: 'Chiami ora e chieda un piano di pagamento.',
  },
  'ie.bill.step-mabs': {
    says: 'Chieda aiuto a MABS allo 0818 07 2000, o a St Vincent de Paul.',
  },
  'ie.bill.step-welfare': {
    says: 'Chieda al Community Welfare Officer un aiuto (Additional Needs Payment).',
  },
  'ie.bill.opt-plan': {
    title: 'Chiedere un piano di pagamento',
    says: 'Offra una somma che può mantenere.',
    cost: 'La somma concordata.',
    time: 'Prima della data.',
    risk: 'Se salta pagamenti, possono agire.',
    bestFor: 'Lo deve ma non può pagare tutto insieme.',
  },
  'ie.bill.opt-cru': {
    title: 'Fare reclamo',
    says: 'Prima alla ditta, poi alla CRU, o a ComReg per il telefono.',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Basso.',
    bestFor: 'La bolletta è sbagliata.',
  },
  'ie.bill.right-regulations': {
    says: 'Il fornitore deve avere una via di reclamo gratuita e può staccare solo secondo le regole.',
  },
  'ie.bill.right-telecom': {
    says: 'L’operatore deve rispettare la carta dei clienti. ComReg può risolvere una lite.',
  },
}
