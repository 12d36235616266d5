/** A decision of the council about a homeless person: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMELESS_DECISION_IT: Words = {
  'gb.homeless.wants': {
    says: 'Il comune dice cosa farà, o no, per Lei che è senza casa. Può chiedergli un nuovo esame.',
  },
  'gb.homeless.right-review': {
    says: 'Chieda un riesame (review) entro 21 giorni. Poi può andare al County Court entro 21 giorni se hanno sbagliato la legge.',
  },
  'gb.homeless.right-stay': {
    says: 'Chieda al comune di ospitarLa fino alla decisione. Può farlo, e deve guardare i Suoi motivi.',
  },
  'gb.homeless.step': {
    says: 'Prenda consiglio oggi da Shelter o da un avvocato; può essere gratis. Mandi una prova del medico di ciò che non può sopportare.',
  },
  'gb.homeless.wales': {
    says: 'Chieda un riesame (review) entro 21 giorni. Chieda al comune di ospitarLa intanto.',
  },
  'gb.homeless.scotland': {
    says: 'Chieda un riesame (review) entro 21 giorni. In Scozia chi è senza casa ha diritto a un alloggio per ora.',
  },
}
