/** Letters of employers that end a job: what to do. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_FR: Words = {
  'es.work.step-sign': {
    says: 'Signez seulement que vous l’avez reçue : « recibí, no conforme », avec la date du jour. Gardez une copie.',
  },
  'es.work.step-conciliation': {
    says: 'Déposez la papeleta de conciliación (SMAC ou bureau de votre région) sous 20 jours ouvrables. Elle arrête le délai un moment.',
  },
  'es.work.step-union': {
    says: 'Parlez cette semaine à un syndicat ou à un avocat du travail. Apportez la lettre, le contrat et les fiches de paie.',
  },
  'es.work.step-check-sum': {
    says: 'Vérifiez les sommes : jours par année, congés, primes. Demandez une liste.',
  },
  'es.work.step-evidence': {
    says: 'Sauvez maintenant messages, horaires et noms de témoins, avant de perdre l’accès.',
  },
}
