/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'be.state.want': {
    says: 'L’argent est dû à l’État, à une commune ou à un autre organisme public. Il a des pouvoirs propres.',
  },
  'be.state.who-federal': {
    says: 'Le SPF Finances recouvre les impôts, les amendes et d’autres dettes pour l’État. Ses pouvoirs sont plus forts que ceux des créanciers privés.',
  },
  'be.state.who-local': {
    says: 'Une commune est un organisme public. Pour certaines factures impayées, elle peut rédiger elle-même un ordre de payer.',
  },
  'be.state.reality-federal': {
    says: 'Il crée lui-même son titre. Avec lui, il peut saisir une part du salaire ou du compte par lettre recommandée, sans juge.',
  },
  'be.state.reality-local': {
    says: 'Pour une dette que personne ne conteste, la commune peut décerner elle-même une contrainte. Un huissier peut alors saisir sans juge.',
  },
  'be.state.not-yet-local': {
    says: 'Avant une contrainte pour une facture, la commune doit vous mettre en demeure par recommandé. Un huissier doit ensuite signifier la contrainte.',
  },
  'be.state.rights': {
    says: 'Vous pouvez demander sur quoi repose la dette, la contester avec vos raisons et demander un plan.',
  },
  'be.state.know-pay': {
    says: 'Une part de votre salaire ou allocation est toujours protégée, aussi contre l’État et la commune.',
  },
  'be.state.right-dispute': {
    says: 'Contestez par écrit une facture fausse de la commune, avec vos raisons. Tant que la réclamation est ouverte, elle ne peut pas décerner de contrainte.',
  },
  'be.state.right-court': {
    says: 'Un huissier a signifié une contrainte de la commune ? Vous pouvez aller en justice. Demandez conseil tout de suite : le délai peut être d’un mois seulement.',
  },
  'be.state.right-wait': {
    says: 'Avant de saisir, le SPF Finances doit le plus souvent envoyer une sommation de payer et attendre un mois.',
  },
  'be.state.right-plan': {
    says: 'Vous pouvez demander un plan au SPF Finances, le plus souvent jusqu’à douze mois. En cas de difficultés durables, jusqu’à cinq ans.',
  },
  'be.state.step-check': {
    says: 'Demandez par écrit la facture ou la décision qui fonde la somme. Si elle est fausse, contestez-la maintenant par recommandé.',
  },
  'be.state.step-plan': {
    says: 'Vous ne pouvez pas tout payer ? Demandez un plan avant la date, avec une somme que vous pourrez tenir.',
  },
  'be.state.order-bailiff': {
    says: 'La lettre cite une contrainte d’un organisme public. Avec elle, un huissier peut saisir sans juge. Cherchez tout de suite le délai pour vous opposer.',
  },
}
