/** A notice of intended prosecution: who drove, the 14 days, and what proves the speed. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SPEEDING_FR: Words = {
  'gb.speed.want': {
    says: 'La police veut savoir qui conduisait. Elle avertit aussi que le conducteur peut aller au tribunal.',
  },
  'gb.speed.step': {
    says: "Remplissez le formulaire et renvoyez-le sous 28 jours, avec preuve d'envoi. Nommez le conducteur, ou dites tout ce que vous savez.",
  },
  'gb.speed.warning': {
    says: "Ne pas répondre est un délit en soi : six points et jusqu'à £1,000 d'amende. C'est souvent pire que l'excès de vitesse.",
  },
  'gb.speed.right-fourteen': {
    says: "Le premier avis doit le plus souvent atteindre le titulaire (registered keeper) sous 14 jours. S'il est arrivé plus tard, demandez conseil, et renvoyez quand même le formulaire.",
  },
  'gb.speed.option-help': {
    title: 'Demander la suite',
    says: 'Après le formulaire, la police peut proposer un stage, une amende fixe ou le tribunal. Voyez un avocat si le permis est en jeu.',
    cost: 'Un stage ou une amende, si proposé.',
    time: 'Le formulaire prend quelques minutes.',
    risk: 'Les points restent des années.',
    bestFor: 'Vous conduisiez, ou vous ne savez pas qui.',
  },
  'gb.speed.right-proof': {
    says: 'On ne peut pas vous condamner pour vitesse sur le seul avis d’un témoin. La preuve est le plus souvent une caméra ou un appareil. Vous pouvez demander à la voir.',
  },
}
