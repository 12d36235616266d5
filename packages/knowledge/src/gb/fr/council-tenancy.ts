/** A notice to a secure tenant of a council in England: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_FR: Words = {
  'gb.council-home.right-reasonable': {
    says: "Vous êtes un locataire protégé (secure tenant). La commune a besoin d'une décision de justice, et pour un loyer impayé le juge doit la trouver raisonnable. Avant, elle doit chercher un plan et aider pour les aides. Payez le loyer et un peu plus, et gardez les preuves.",
  },
  'gb.council-home.most-secure': {
    says: 'La plupart des locataires de la commune sont des locataires protégés (secure tenants). Seul un tribunal peut y mettre fin et, pour un loyer, le juge doit le trouver raisonnable. Il peut vous laisser rester si vous payez le loyer et un peu plus.',
  },
}
