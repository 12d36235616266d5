/** The Italian words of Ireland: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'ie.insure.want': {
    says: 'Cerchi il motivo, e le parole della polizza che nomina.',
  },
  'ie.insure.reality': {
    says: 'È il parere dell’assicurazione. Non è l’ultima parola.',
  },
  'ie.insure.who': {
    says: 'Il Financial Services and Pensions Ombudsman esamina gratis i reclami sulle assicurazioni.',
  },
  'ie.insure.rights': {
    says: 'Può chiedere i motivi e vedere quali parole della polizza usano.',
  },
  'ie.insure.right-fair': {
    says: 'Un’assicurazione deve trattare la Sua richiesta presto e in modo giusto. Per una risposta sbagliata può rifiutare solo secondo la legge.',
  },
  'ie.insure.right-fspo': {
    says: 'Dopo una risposta finale, o 40 giorni lavorativi, può andare all’Ombudsman.',
  },
  'ie.insure.step-reason': {
    says: 'Chieda i motivi per iscritto.',
  },
  'ie.insure.step-complain': {
    says: 'Faccia un reclamo scritto e chieda una lettera di risposta finale (final response).',
  },
  'ie.insure.step-proof': {
    says: 'Mandi foto, preventivi e ricevute.',
  },
  'ie.insure.opt-fspo': {
    title: 'Fare reclamo, poi l’Ombudsman',
    says: 'Prima all’assicurazione, poi al FSPO online.',
    cost: 'Gratis.',
    time: 'Mesi.',
    risk: 'Basso.',
    bestFor: 'Pensa che la decisione sia sbagliata.',
  },
  'ie.insure.opt-help': {
    title: 'Chiedere consiglio',
    says: 'Chieda a Citizens Information o a un avvocato (solicitor).',
    cost: 'Gratis, o un compenso per l’avvocato.',
    time: 'Ora.',
    risk: 'Nessuno.',
    bestFor: 'Sono in gioco molti soldi.',
  },
  'ie.insure.right-proportion': {
    says: 'Doveva solo rispondere alle domande con onestà e cura. Un errore innocente non può togliere la copertura.',
  },
  'ie.insure.right-forty-days': {
    says: 'L’assicuratore deve esaminare il reclamo e rispondere entro 40 giorni lavorativi.',
  },
}
