/** Debts on a loan: what the lender must tell, hardship, fees and its dispute scheme: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_IT: Words = {
  'nz.debt.org-scheme': {
    says: 'Chi presta deve far parte di un servizio gratuito per i reclami (dispute scheme). Cerchi il suo nome nella lettera o nel Financial Service Providers Register.',
  },
  'nz.debt.right-disclosure': {
    says: 'Prima che una società di recupero inizi per un prestito al consumo, devono dirle chi è, quanto deve e come è fatta la somma.',
  },
  'nz.debt.right-hardship': {
    says: 'Per un prestito, se La colpisce una malattia, la perdita del lavoro o una separazione, può chiedere per iscritto di cambiare i pagamenti.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'Chi presta deve rispondere a questa richiesta (hardship request) entro 20 giorni lavorativi e dare i motivi se dice no.',
  },
  'nz.debt.right-scheme': {
    says: 'Se chi presta non risolve il Suo reclamo, il suo servizio per i reclami (dispute scheme) lo esamina gratis.',
  },
  'nz.debt.opt-hardship': {
    says: 'Chieda per iscritto a chi presta pagamenti più lunghi, più piccoli o più tardi. Dica che cosa è successo.',
    title: 'Chiedere aiuto per difficoltà',
    cost: 'Gratis.',
    time: '20 giorni lavorativi per una risposta.',
    risk: 'Basso. Chieda presto, perché un lungo ritardo può impedirlo.',
    bestFor: 'Ha perso il lavoro, è stato malato o la famiglia si è divisa.',
  },
  'nz.debt.opt-scheme': {
    says: 'Faccia un reclamo prima a chi presta, poi al suo servizio per i reclami.',
    title: 'Andare al servizio per i reclami (dispute scheme)',
    cost: 'Gratis.',
    time: 'Da settimane a mesi.',
    risk: 'Basso.',
    bestFor: 'La tormentano, o Le hanno prestato quello che non poteva permettersi.',
  },
  'nz.debt.insight-lending': {
    says: 'Chi presta doveva controllare che Lei potesse permettersi il prestito. Se non l’ha fatto, può forse riavere spese e interessi.',
    actionable:
      'Chieda le carte di quel controllo e le mostri a un consulente finanziario (financial mentor).',
  },
  'nz.debt.right-loan-fees': {
    says: 'Le spese di chi presta per un ritardo non possono essere eccessive. Chieda come è stata calcolata ciascuna.',
  },
}
