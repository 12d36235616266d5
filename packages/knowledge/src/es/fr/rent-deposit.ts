/** The French words of Spain: rent deposit. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_FR: Words = {
  'es.deposit.want': {
    says: 'Le propriétaire dit ce que devient votre dépôt (fianza).',
  },
  'es.deposit.right-month': {
    says: 'Vous devez le récupérer dans le mois qui suit le retour des clés. Après, il rapporte l’intérêt légal.',
  },
  'es.deposit.right-wear': {
    says: 'L’usure normale n’est pas à votre charge. Le propriétaire doit montrer le dégât et le prix de la réparation.',
  },
  'es.deposit.step-write': {
    says: 'Redemandez l’argent par écrit (burofax), avec le jour des clés, des photos et votre numéro de compte.',
  },
  'es.deposit.option-claim': {
    title: 'Le demander, puis aller au tribunal',
    says: 'Cherchez d’abord un accord par écrit. Puis réclamez-le dans un procès court (juicio verbal).',
    cost: 'Jusqu’à 2 000 €, il ne faut pas d’avocat',
    time: 'Un mois, puis quelques mois',
    risk: 'Le propriétaire peut aussi réclamer pour un dégât.',
    bestFor: 'Un mois a passé, ou le dégât n’est pas prouvé.',
  },
}
