/** The Italian words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_IT: Words = {
  'nz.tax.want': {
    says: 'Guardi se è un conto nuovo, uno cambiato, o un promemoria per fare la dichiarazione.',
  },
  'nz.tax.reality': { says: 'Può concordare le rate, e può contestare la somma.' },
  'nz.tax.who': {
    says: 'Inland Revenue riscuote imposte, prestiti per studenti e mantenimento dei figli (child support). Lo controlli in myIR, non con un link.',
  },
  'nz.tax.rights': {
    says: 'Può chiedere le rate, chiedere un sollievo per difficoltà (hardship) e contestare un avviso d’imposta (assessment).',
  },
  'nz.tax.not-yet': {
    says: 'Prima chiedono. Se chiama e rispetta un piano, di solito non vanno oltre.',
  },
  'nz.tax.right-instalments': {
    says: 'Può chiedere di pagare a rate. Le penali (penalties) sono più basse quando un piano è concordato.',
  },
  'nz.tax.right-hardship': {
    says: 'Se pagare La lasciasse senza quello che serve per vivere, può chiedere di cancellarne una parte.',
  },
  'nz.tax.right-dispute': {
    says: 'Può contestare un avviso d’imposta (assessment) con un avviso scritto (NOPA). Ha due mesi dalla sua data, e quattro mesi per la Sua dichiarazione.',
  },
  'nz.tax.step-check': { says: 'Entri in myIR e controlli che il debito sia lì.' },
  'nz.tax.step-file': { says: 'Se manca una dichiarazione, la presenti. Spesso abbassa la somma.' },
  'nz.tax.step-plan': { says: 'Chieda le rate in myIR prima della scadenza.' },
  'nz.tax.opt-plan': {
    says: 'Offra una somma che può mantenere.',
    title: 'Chiedere le rate',
    cost: 'Gli interessi continuano.',
    time: 'Prima della scadenza.',
    risk: 'Se salta una rata, il piano può finire.',
    bestFor: 'Lo deve, ma non può pagare tutto subito.',
  },
  'nz.tax.opt-dispute': {
    says: 'Mandi in tempo un avviso con i Suoi motivi.',
    title: 'Contestarlo',
    cost: 'Gratis.',
    time: 'Mesi.',
    risk: 'Gli interessi continuano se perde.',
    bestFor: 'La somma è sbagliata.',
  },
  'nz.tax.warn-deduct': {
    says: 'Inland Revenue può prendere soldi dalla Sua paga o dalla banca con un avviso e senza tribunale. Non lo ignori.',
  },
  'nz.tax.right-loan-hardship': {
    says: 'Se un pagamento del prestito per studenti La mette in difficoltà (hardship), chieda a Inland Revenue di abbassarlo o di fare un piano.',
  },
  'nz.tax.right-penalty': {
    says: 'Può chiedere a Inland Revenue di annullare una penale per ritardo se qualcosa fuori dal Suo controllo L’ha fatta tardare.',
  },
}
