/** Decisions of insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'ca.insure.want': { says: 'Cerchi il motivo, e le parole della polizza che indica.' },
  'ca.insure.reality': { says: 'È il punto di vista dell’assicuratore. Non è l’ultima parola.' },
  'ca.insure.rights': {
    says: 'Può chiedere i motivi per iscritto e un riesame. Enti gratuiti esaminano i reclami.',
  },
  'ca.insure.who': {
    says: 'Un assicuratore deve avere un responsabile dei reclami e dirle come fare reclamo.',
  },
  'ca.insure.right-reason': {
    says: 'Ha il diritto di sapere su quali parole della polizza si basano.',
  },
  'ca.insure.right-review': {
    says: 'Può chiedere al responsabile dei reclami dell’assicuratore una lettera di posizione finale (final position letter).',
  },
  'ca.insure.step-reason': { says: 'Chieda per iscritto i motivi e la parte della polizza.' },
  'ca.insure.step-proof': { says: 'Mandi le Sue prove: foto, rapporti e fatture.' },
  'ca.insure.step-limit': {
    says: 'Chieda quanto tempo ha per fare causa. Molte polizze danno uno o due anni.',
  },
  'ca.insure.opt-complain': {
    says: 'Prima l’assicuratore, poi il servizio gratuito di mediazione (ombud service) per casa e auto, o per vita e salute.',
    title: 'Fare reclamo, poi andare al servizio di mediazione (ombud service)',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Il tempo per fare causa può continuare a correre.',
    bestFor: 'Pensa che la decisione sia sbagliata.',
  },
  'ca.insure.opt-court': {
    says: 'Chieda a un avvocato di una causa.',
    title: 'Andare in tribunale',
    cost: 'Spese di tribunale e avvocato.',
    time: 'Mesi.',
    risk: 'Spese se perde.',
    bestFor: 'Sono in gioco molti soldi.',
  },
  'ca.insure.warn': { says: 'Un reclamo non ferma il termine per fare causa. Annoti quel giorno.' },
  'ca.insure.on-law': {
    says: 'In Ontario ha quasi sempre un anno per fare causa su una polizza incendio o sui beni. Un tribunale può perdonare un piccolo errore dopo un danno.',
  },
  'ca.insure.bc-law': {
    says: 'In British Columbia una clausola ingiusta può non vincolarla, e un tribunale può perdonare un errore. Quasi sempre ha due anni per fare causa.',
  },
  'ca.insure.ab-law': {
    says: 'In Alberta ha quasi sempre due anni per fare causa a un assicuratore, che dopo una richiesta deve dirle di questo termine.',
  },
  'ca.insure.qc-law': {
    says: 'In Québec l’assicuratore deve pagare entro 60 giorni dalla Sua richiesta e dalle Sue carte. Ha tre anni per fare causa.',
  },
  'ca.insure.on-limit': {
    says: 'In Ontario ha quasi sempre due anni dal rifiuto per fare causa. Per incendio e danni alla casa può essere un anno dal danno.',
  },
  'ca.insure.disability': {
    says: 'Non deve usare i ricorsi interni dell’assicuratore prima del tribunale. Se ha smesso di pagare l’invalidità senza un buon motivo, un giudice può aggiungere denaro per l’angoscia.',
  },
}
