/** The Italian words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_IT: Words = {
  'nz.bill.want': { says: 'Cerchi la data entro cui vogliono una risposta.' },
  'nz.bill.reality': {
    says: 'Una società elettrica deve cercare di aiutare prima di staccare. Chiami prima della data.',
  },
  'nz.bill.who': {
    says: 'I venditori di elettricità devono seguire le Consumer Care Obligations e fanno parte di Utilities Disputes.',
  },
  'nz.bill.rights': {
    says: 'Può chiedere un piano di pagamento, chiedere se una tariffa più economica va bene per Lei, e contestare la bolletta.',
  },
  'nz.bill.not-yet': {
    says: 'Non possono staccarle la corrente senza avvisi scritti e senza aver davvero provato a contattarla.',
  },
  'nz.bill.right-plan': {
    says: 'Ha il diritto che Le offrano un piano di pagamento prima di staccare.',
  },
  'nz.bill.right-medical': {
    says: 'Se qualcuno in casa dipende dalla corrente per motivi medici, lo dica alla società. Non può staccare per un debito.',
  },
  'nz.bill.right-udl': {
    says: 'Utilities Disputes esamina gratis i reclami su luce, gas e acqua.',
  },
  'nz.bill.right-tdr': {
    says: 'Per telefono e internet, Telecommunications Dispute Resolution aiuta gratis.',
  },
  'nz.bill.step-call': { says: 'Chiami ora e chieda un piano di pagamento.' },
  'nz.bill.step-winz': { says: 'Chieda a Work and Income un aiuto per una bolletta della luce.' },
  'nz.bill.step-check': { says: 'Controlli la lettura del contatore e le date sulla bolletta.' },
  'nz.bill.opt-plan': {
    says: 'Offra una somma che può mantenere.',
    title: 'Chiedere un piano di pagamento',
    cost: 'La somma concordata.',
    time: 'Prima della data.',
    risk: 'Se salta dei pagamenti, possono agire.',
    bestFor: 'Lo deve, ma non può pagare tutto subito.',
  },
  'nz.bill.opt-udl': {
    says: 'Prima alla società. Dopo 20 giorni lavorativi, vada a Utilities Disputes.',
    title: 'Fare un reclamo',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Basso.',
    bestFor: 'La bolletta è sbagliata, o minacciano di staccare.',
  },
  'nz.bill.right-scheme': {
    says: 'Una società di luce o gas deve far parte di un servizio gratuito per i reclami (dispute scheme), Utilities Disputes.',
  },
  'nz.bill.right-guarantee': {
    says: 'Luce e gas devono essere di qualità accettabile, e i servizi fatti con cura.',
  },
}
