/** The French words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_WORDS: Words = {
  'it.home.step-read': {
    says: 'Trouvez la date du bail, s’il est enregistré, sa durée, et le motif dans la lettre.',
  },
  'it.home.step-pay': {
    says: 'Si vous devez du loyer, payez maintenant ce que vous pouvez par virement et écrivez pour quels mois.',
  },
  'it.home.step-write': {
    says: 'Répondez par lettre recommandée (raccomandata) ou e-mail certifié (PEC). Dites ce que vous n’acceptez pas et pourquoi.',
  },
  'it.home.step-keep-paying': {
    says: 'Continuez à payer chaque mois par virement. N’arrêtez pas le loyer à cause de réparations sans conseil.',
  },
  'it.home.step-help': {
    says: 'Allez à la commune et à un syndicat de locataires (SUNIA, SICET). Demandez le fonds pour le loyer et l’aide pour les retards.',
  },
  'it.home.step-plan': {
    says: 'Offrez le loyer de ce mois plus une part de la dette. Obtenez l’accord par écrit.',
  },
  'it.home.step-wrong': {
    says: 'Si la somme est fausse, envoyez vos virements et demandez une liste par mois.',
  },
}
