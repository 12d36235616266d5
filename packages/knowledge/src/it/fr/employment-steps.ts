/** The French words of the rows in ../employment-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_WORDS: Words = {
  'it.work.step-sign': {
    says: 'Signez seulement que vous l’avez reçue (« per ricevuta »), avec la date du jour. Gardez l’enveloppe.',
  },
  'it.work.step-challenge': {
    says: 'Envoyez la contestation écrite dans les 60 jours : une lettre courte suffit. Puis vous avez 180 jours pour agir en justice ou demander une conciliation.',
  },
  'it.work.step-union': {
    says: 'Voyez un syndicat ou un avocat du travail cette semaine, avec lettre, contrat et fiches de paie.',
  },
  'it.work.step-sums': {
    says: 'Vérifiez la dernière fiche de paie : préavis, indemnité de fin d’emploi (TFR), congés, 13e mois (tredicesima).',
  },
  'it.work.step-proof': {
    says: 'Gardez maintenant messages, plannings et noms de témoins.',
  },
}
