/** A fine of a magistrates' court: the notice of fine and the collection order (England and Wales). The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINE_FR: Words = {
  'gb.court-fine.wants': {
    says: 'Un tribunal vous a infligé une amende et en a ordonné le recouvrement (collection order). Il veut toute la somme à la date indiquée.',
  },
  'gb.court-fine.who': {
    says: 'Ce papier vient d’un tribunal pénal (magistrates’ court). Ce n’est pas une entreprise privée.',
  },
  'gb.court-fine.reality': {
    says: 'C’est réel, mais vous pouvez demander plus de temps avant la date. Après, l’amende peut grandir.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Personne ne peut vous mettre en prison pour cela sans audience. Le tribunal doit d’abord vous interroger sur votre argent et sur le retard.',
  },
  'gb.court-fine.surcharge': {
    says: 'La loi ajoute une surtaxe (surcharge) à chaque amende. Pour un adulte, c’est le plus souvent 40 % de l’amende.',
  },
  'gb.court-fine.rights': {
    says: 'Vous pouvez demander plus de temps, faire appel, ou faire recommencer l’affaire si vous n’en saviez rien.',
  },
  'gb.court-fine.right-vary': {
    says: 'Si vous avez moins d’argent qu’avant, demandez au fines officer plus de temps ou des paiements plus petits. Faites-le avant la date.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Si vous ne saviez rien de l’affaire, vous pouvez faire une déclaration solennelle (statutory declaration) dans les 21 jours après l’avoir appris. L’affaire recommence alors.',
  },
  'gb.court-fine.right-appeal': {
    says: 'Vous pouvez faire appel devant la Crown Court. Le délai est court et part du jugement : demandez aujourd’hui au tribunal combien il vous reste.',
  },
  'gb.court-fine.points': {
    says: 'Les points vont sur votre dossier de conducteur. Douze points en trois ans entraînent le plus souvent une interdiction de conduire. Comptez les vôtres.',
  },
  'gb.court-fine.step-call': {
    says: 'Appelez le fines team avant la date. Ayez devant vous le numéro de compte, votre salaire et vos factures.',
  },
  'gb.court-fine.step-check': {
    says: 'Additionnez l’amende, les frais et la surtaxe. Si le total ne va pas, interrogez le tribunal.',
  },
  'gb.court-fine.option-parts': {
    says: 'Demandez au fines team des paiements que vous pourrez tenir.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'Gratuit',
    time: 'Un appel',
    risk: 'Si vous en manquez un, le tribunal peut passer à l’étape suivante.',
    bestFor: 'Vous ne pouvez pas tout payer à la date.',
  },
  'gb.court-fine.option-help': {
    says: 'Un conseiller gratuit peut vous aider à demander un plan au tribunal.',
    title: 'Conseil gratuit sur les dettes',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Ne laissez pas passer la date en attendant.',
    bestFor: 'Vous avez aussi d’autres dettes.',
  },
}
