/** Rent debts, notice and eviction. Rent law is regional: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'be.home.want-rent': {
    says: 'On veut le loyer en retard, ou un plan. Cette lettre ne met pas fin au bail.',
  },
  'be.home.want-leave': { says: 'On veut que vous quittiez le logement, ou on parle d’un juge.' },
  'be.home.who': {
    says: 'Un bailleur est une personne privée. Seul le juge de paix peut mettre fin au bail pour dettes.',
  },
  'be.home.reality': {
    says: 'Une lettre n’expulse personne. Il faut un jugement, puis en général un mois après sa signification.',
  },
  'be.home.not-yet': {
    says: 'On ne peut pas vous mettre dehors maintenant. Il faut un jugement et un huissier.',
  },
  'be.home.rights': {
    says: 'Vous pouvez rester jusqu’au jugement, demander du temps et l’aide du CPAS.',
  },
  'be.home.know-brussels-winter': {
    says: 'À Bruxelles, la plupart des expulsions sont interdites du 1er novembre au 15 mars.',
  },
  'be.home.step-stay': { says: 'Ne partez pas et gardez les clés. Demandez d’abord conseil.' },
  'be.home.step-cpas': {
    says: 'Demandez à votre CPAS une aide pour le loyer et le dialogue avec le bailleur.',
  },
  'be.home.step-pay': {
    says: 'Payez le loyer courant et proposez une petite somme par mois pour la dette, par écrit.',
  },
  'be.home.step-hearing': {
    says: 'Si un papier du tribunal arrive, allez à l’audience et demandez du temps.',
  },
  'be.home.right-judge': {
    says: 'Seul un juge peut ordonner l’expulsion, et seul un huissier l’exécute.',
  },
  'be.home.right-home': {
    says: 'Votre domicile est protégé. Le bailleur ne peut ni entrer, ni changer les serrures, ni couper l’eau ou le courant.',
  },
  'be.home.right-month': {
    says: 'Vous avez en général un mois après la signification du jugement. Le juge peut donner plus ou moins.',
  },
  'be.home.right-brussels': {
    says: 'À Bruxelles, le bailleur doit d’abord envoyer une mise en demeure avec décompte et attendre un mois avant le juge.',
  },
  'be.home.right-notice-flanders': {
    says: 'En Flandre, le bailleur met fin à un bail de neuf ans avec six mois de préavis, dans les cas de la loi.',
  },
  'be.home.right-notice-wallonia': {
    says: 'En Wallonie, le bailleur met fin à un bail de neuf ans avec six mois de préavis, dans les cas de la loi.',
  },
  'be.home.right-notice-brussels': {
    says: 'À Bruxelles, le bailleur met fin à un bail de neuf ans avec six mois de préavis, dans les cas de la loi.',
  },
  'be.home.option-plan': {
    title: 'Convenir d’un plan',
    says: 'Proposez le loyer plus une somme, par écrit.',
    cost: 'Ce que vous proposez.',
    time: 'Une soirée.',
    risk: 'Il faut le tenir.',
    bestFor: 'Vous pouvez payer le loyer courant.',
  },
  'be.home.option-help': {
    title: 'Demander au CPAS et à un syndicat de locataires',
    says: 'Ils aident pour l’argent, les lettres et le dialogue.',
    cost: 'Rien ou une petite cotisation.',
    time: 'Appelez aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne en retard de loyer.',
  },
  'be.home.option-court': {
    title: 'Aller chez le juge de paix',
    says: 'Dites votre version et demandez du temps. Sans avocat si vous voulez.',
    cost: 'Rien.',
    time: 'Une matinée.',
    risk: 'Sans vous, le juge décide seul.',
    bestFor: 'Vous avez une date d’audience.',
  },
  'be.home.claim-right': {
    says: 'Le CPAS est averti de l’affaire et propose son aide. Allez à l’audience : le juge peut vous donner du temps. Une expulsion n’a le plus souvent pas lieu avant un mois après la signification du jugement.',
  },
  'be.home.know-region': {
    says: 'Chaque région a sa propre loi sur le bail. Dans les trois, un bailleur ne met fin à un long bail qu’avec un préavis et dans les cas de la loi.',
  },
  'be.home.right-notice-all': {
    says: 'Pour mettre fin à un bail de neuf ans (occupation personnelle ou travaux), le bailleur doit donner six mois de préavis par écrit. Comparez le jour avec votre bail. Un faux motif peut lui coûter de l’argent.',
  },
}
