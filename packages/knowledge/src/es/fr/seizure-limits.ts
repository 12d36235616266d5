/** What of pay, accounts and goods may not be taken: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_FR: Words = {
  'es.enforce.smi': {
    says: 'En 2026, le salaire minimum (SMI) est de 1 221 € par mois en 14 paiements. Le salaire net jusqu’au minimum est protégé.',
  },
  'es.enforce.scale': {
    says: 'Au-dessus du salaire minimum, ils peuvent prendre 30 % de la part suivante jusqu’à deux fois le minimum. Puis 50 % et plus.',
  },
  'es.enforce.children': {
    says: 'Si vous faites vivre une famille, le greffier peut baisser les quatre premiers échelons de 10 à 15 pour cent.',
  },
  'es.enforce.maintenance': {
    says: 'Pour la pension d’un enfant, ces limites ne valent pas. Un juge fixe la somme.',
  },
  'es.enforce.right-wage': {
    says: 'Le salaire, les retraites et les aides jusqu’au salaire minimum (SMI) ne peuvent pas être pris. Cela vaut pour les tribunaux et les services publics.',
  },
  'es.enforce.right-account': {
    says: 'L’argent du compte qui vient du dernier salaire ou de la retraite garde les mêmes limites. Montrez d’où il vient.',
  },
  'es.enforce.right-goods': {
    says: 'Ils ne peuvent pas prendre les meubles et vêtements nécessaires, la nourriture, le combustible, ni les outils de votre travail.',
  },
  'es.enforce.right-null': {
    says: 'La saisie de ce qui ne peut pas être pris est nulle. Dites-le tout de suite au tribunal : il ne faut pas d’avocat pour cela.',
  },
  'es.enforce.step-pay-slip': {
    says: 'Rassemblez fiches de paie et papiers de banque. Si l’on a trop pris, écrivez au tribunal ou au service et demandez-le en retour.',
  },
  'es.enforce.option-protect': {
    title: 'Récupérer l’argent protégé',
    says: 'Écrivez au tribunal ou au service avec vos fiches de paie. Demandez de lever ce qui dépasse la limite.',
    cost: 'Rien.',
    time: 'Une heure. La réponse prend quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Ils ont pris salaire, retraite ou compte sous la limite.',
  },
  'es.enforce.insight-two-jobs': {
    says: 'Si vous avez deux revenus, ils sont additionnés avant le calcul.',
    actionable: 'Vérifiez que la part protégée a été comptée une fois sur le total.',
  },
}
