/** Contre les communes et la Sécurité sociale : les lignes de l’Espagne en français. */
import type { Words } from '@plainletter/contracts/rule'

export const APPEAL_BY_OFFICE_FR: Words = {
  'es.tax.right-town': {
    says: 'Contre un impôt de votre commune, vous avez un mois pour lui demander de revoir (recurso de reposición). Seules les grandes villes ont leur propre tribunal fiscal.',
  },
  'es.town.deadline-review': {
    says: 'Vous avez un mois depuis le lendemain de la réception pour demander à la commune de revoir. Nous comptons depuis sa date.',
    action: 'Demander à la commune de revoir (recurso de reposición)',
    consequence: 'La décision devient définitive.',
  },
  'es.town.option-review': {
    title: 'Demander à la commune de revoir',
    says: 'Écrivez à la commune pourquoi c’est faux (recurso de reposición). Après un non, ou un mois sans réponse, vous pouvez aller au juge.',
    cost: 'Rien.',
    time: 'Un mois pour déposer.',
    risk: 'La dette doit quand même être payée, sauf si elle est suspendue.',
    bestFor: 'La somme ou le motif est faux.',
  },
  'es.contributions.deadline-appeal': {
    says: 'Vous avez un mois depuis le lendemain de la réception pour faire un recours. Nous comptons depuis sa date.',
    action: 'Faire un recours auprès de la Sécurité sociale (recurso de alzada)',
    consequence: 'La décision devient définitive.',
  },
  'es.contributions.option-appeal': {
    title: 'Faire un recours auprès de la Sécurité sociale',
    says: 'Écrivez au service qui l’a envoyé (recurso de alzada). Cela ne va pas au tribunal fiscal.',
    cost: 'Rien.',
    time: 'Un mois pour déposer.',
    risk: 'La dette doit quand même être payée, sauf si vous donnez une garantie.',
    bestFor: 'La somme ou le motif est faux.',
  },
}
