/** The Italian words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'nz.insure.want': { says: 'Cerchi il motivo, e le parole della polizza che indica.' },
  'nz.insure.reality': { says: 'È il punto di vista dell’assicuratore. Non è l’ultima parola.' },
  'nz.insure.who': {
    says: 'Ogni assicuratore deve far parte di un servizio gratuito per i reclami (dispute scheme).',
  },
  'nz.insure.rights': {
    says: 'Può chiedere i motivi, vedere le parole della polizza e far esaminare il caso gratis.',
  },
  'nz.insure.right-reason': { says: 'Può chiedere su quali parole della polizza si basano.' },
  'nz.insure.right-scheme': {
    says: 'Dopo una risposta finale, chiamata «deadlock», può andare gratis al servizio per i reclami (dispute scheme).',
  },
  'nz.insure.step-reason': { says: 'Chieda per iscritto i motivi e le relazioni.' },
  'nz.insure.step-proof': { says: 'Mandi foto, preventivi e ricevute.' },
  'nz.insure.step-complain': {
    says: 'Faccia un reclamo scritto e chieda il nome del servizio per i reclami (dispute scheme).',
  },
  'nz.insure.opt-scheme': {
    says: 'Prima all’assicuratore, poi al suo servizio per i reclami.',
    title: 'Fare un reclamo, poi il servizio',
    cost: 'Gratis.',
    time: 'Mesi.',
    risk: 'Basso.',
    bestFor: 'Pensa che la decisione sia sbagliata.',
  },
  'nz.insure.opt-court': {
    says: 'Chieda fino a 60.000 $ al Tribunal.',
    title: 'Disputes Tribunal o tribunale',
    cost: 'Una tassa secondo la somma.',
    time: 'Mesi.',
    risk: 'Basso.',
    bestFor: 'Il servizio non può prendere il caso.',
  },
  'nz.insure.right-reform': {
    says: 'Una risposta sbagliata chiude la copertura solo se era importante. Un’esclusione (exclusion) può non valere se non ha causato la perdita.',
  },
  'nz.insure.right-code': {
    says: 'Il codice del settore (industry code) dice quanto in fretta un assicuratore deve decidere e rispondere. Chieda i suoi motivi e le relazioni.',
  },
}
