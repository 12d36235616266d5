/** The French words of Japan: public. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_FR: Words = {
  'jp.public.tax-want': {
    says: 'Le service fiscal ou votre ville demande un impôt ou une cotisation d’assurance.',
  },
  'jp.public.tax-who': {
    says: 'C’est un service public. Il peut saisir sans tribunal, dix jours après un rappel formel (督促状).',
  },
  'jp.public.tax-real': {
    says: 'Si vous appelez tôt, il accepte souvent de donner du temps ou plusieurs paiements.',
  },
  'jp.public.tax-not-yet': {
    says: 'Avant le rappel formel (督促状), rien n’est le plus souvent saisi.',
  },
  'jp.public.tax-rights': {
    says: 'Vous pouvez demander du temps (猶予), plusieurs paiements, une vérification et une révision.',
  },
  'jp.public.tax-three': {
    says: 'Vous avez trois mois depuis le lendemain du jour où vous apprenez la décision pour demander une révision.',
    action: 'Demander une révision (審査請求)',
    consequence: 'La décision reste.',
  },
  'jp.public.tax-call': {
    says: 'Appelez le service avant la date. Dites ce que vous pouvez payer et demandez du temps ou plusieurs paiements.',
  },
  'jp.public.tax-check': {
    says: 'Vérifiez le nom, l’année et la somme.',
  },
  'jp.public.tax-review': {
    says: 'Si c’est faux, demandez une nouvelle vérification (再調査の請求) ou une révision (審査請求).',
  },
  'jp.public.tax-right': {
    says: 'Vous avez droit à une révision gratuite.',
  },
  'jp.public.tax-time': {
    says: 'En difficulté, vous pouvez demander du temps pour un impôt national sous six mois après l’échéance.',
  },
  'jp.public.tax-plan': {
    title: 'Demander du temps ou plusieurs paiements',
    says: 'Allez-y ou appelez avec vos revenus et dépenses.',
    cost: 'Les intérêts de retard continuent.',
    time: 'Maintenant.',
    risk: 'Tenez le plan.',
    bestFor: 'Vous le devez.',
  },
  'jp.public.tax-appeal': {
    title: 'Demander une révision',
    says: 'Par écrit, sous trois mois.',
    cost: 'Rien.',
    time: 'Des mois.',
    risk: 'Payez ou demandez du temps en attendant.',
    bestFor: 'La somme est fausse.',
  },
  'jp.public.benefit-want': {
    says: 'Un service dit qu’il vous a trop payé et demande de l’argent en retour.',
  },
  'jp.public.benefit-step': {
    says: 'Demandez par écrit le motif, les mois et les sommes. Puis demandez plusieurs paiements ou moins.',
  },
  'jp.public.benefit-right': {
    says: 'Vous avez droit à une révision gratuite sous trois mois.',
  },
  'jp.public.benefit-help-back': {
    says: 'Si vous devez rendre une aide publique (生活保護), demandez quel article ils utilisent. Avec l’article 63, ils peuvent vous laisser ce qu’il faut pour vivre.',
  },
  'jp.public.benefit-option': {
    title: 'Demander une révision',
    says: 'Écrivez pourquoi c’est faux.',
    cost: 'Rien.',
    time: 'Trois mois.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas d’accord.',
  },
}
