/** Letters about rent that is owed: what to do, rights and a plan. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_FR: Words = {
  'gb.rent.want': {
    says: 'Ils veulent le loyer, ou un appel de vous pour convenir d’un plan.',
  },
  'gb.rent.step-statement': {
    says: 'Demandez un relevé du loyer (rent statement) et vérifiez chaque ligne : chaque semaine, chaque paiement, chaque aide. Les erreurs sont fréquentes.',
  },
  'gb.rent.step-plan': {
    says: 'Répondez avant la date. Offrez le loyer et une petite somme par semaine que vous pouvez tenir. Obtenez le oui par écrit.',
  },
  'gb.rent.step-benefits': {
    says: 'Vérifiez que vous recevez toute l’aide possible pour le loyer. S’il manque de l’argent, demandez à la mairie (council) une aide au logement en plus.',
  },
  'gb.rent.right-social': {
    says: 'Une mairie (council) ou une association de logement (housing association) doit vous parler avant d’aller au tribunal. Elle devrait essayer un plan à votre portée et aider pour les aides.',
  },
  'gb.rent.option-plan': {
    says: 'Envoyez un budget et offrez le loyer et une somme pour la dette.',
    title: 'Offrir un plan pour le retard',
    cost: 'Ce que vous offrez.',
    time: 'Une soirée.',
    risk: 'Offrez seulement ce que vous pouvez tenir.',
    bestFor: 'Vous devez l’argent et pouvez payer le loyer à partir de maintenant.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Écrivez dans le journal de Universal Credit que vous devez du loyer. Demandez pourquoi la part du loyer tarde, et si elle peut aller droit au propriétaire.',
  },
  'gb.rent.right-disabled': {
    says: 'Si vous ou un proche du foyer êtes malade depuis longtemps ou handicapé, écrivez-le à la commune. Elle doit en tenir compte avant d’agir contre votre logement.',
  },
  'gb.rent.hearing-go': {
    says: "Allez à l'audience, même si vous devez le loyer. Souvent le juge peut vous laisser rester si vous payez le loyer et un peu plus.",
  },
  'gb.rent.hearing-lawyer': {
    says: 'Appelez maintenant un avocat du logement gratuit (legal aid). Sinon, demandez ce jour-là au tribunal le conseiller de service (duty adviser), quels que soient vos revenus.',
  },
  'gb.rent.hearing-papers': {
    says: 'Envoyez si possible votre formulaire de défense au tribunal. Apportez le compte de loyer, les preuves de revenus et d’aides, et une offre que vous pouvez tenir.',
  },
  'gb.rent.right-hearing': {
    says: 'À l’audience, vous pouvez dire votre version au juge, même sans avoir envoyé de formulaire. Personne ne gagne une telle affaire seulement parce que vous n’avez pas répondu.',
  },
  'gb.rent.hearing-not-yet': {
    says: "Ne partez pas de vous-même. Même avec une décision, seuls les huissiers du tribunal peuvent vous expulser, et un juge peut parfois encore l'arrêter ou le retarder.",
  },
  'gb.rent.order-not-yet': {
    says: 'Une décision du tribunal existe, mais seul un huissier du tribunal peut vous faire sortir. Il faut d’abord vous écrire quel jour.',
  },
  'gb.rent.order-step': {
    says: 'Agissez aujourd’hui. Payez si possible la part de la décision qui manque. Sinon, appelez, dites quand vous pourrez, et écrivez-le.',
  },
  'gb.rent.order-right': {
    says: 'Si vous ne pouvez pas tenir la décision du tribunal, demandez-lui de la changer ou d’arrêter l’expulsion, avec le formulaire N244. Joignez un budget que vous pouvez tenir.',
  },
  'gb.rent.right-direct-payment': {
    says: 'Universal Credit peut payer le loyer directement au propriétaire, et une partie de l’arriéré aussi. Vous pouvez le demander, ou dire qu’il vous resterait trop peu.',
  },
}
