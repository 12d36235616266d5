/** A notice of a higher rent in Scotland: the rent officer and the 21 days. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_SCOTLAND_FR: Words = {
  'gb.rent-rise.right-faulty-scotland': {
    says: 'Sans le formulaire officiel et trois mois entiers, ou moins de 12 mois après la dernière hausse, votre loyer ne change pas.',
  },
  'gb.rent-rise.step-scotland': {
    says: 'C’est trop ? Dites-le au bailleur dans la partie réponse de l’avis, et saisissez Rent Service Scotland.',
  },
  'gb.rent-rise.deadline-scotland': {
    says: 'Vous avez 21 jours après réception de l’avis. Par prudence, nous comptons depuis sa date.',
    action: 'Demander à Rent Service Scotland d’examiner le loyer',
    consequence: 'Ensuite, le nouveau loyer commence au jour indiqué.',
  },
  'gb.rent-rise.option-scotland': {
    says: 'Un agent (rent officer) compare votre loyer au marché. Chacun peut ensuite saisir le tribunal.',
    title: 'Faire fixer le loyer par un agent',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Il peut aussi juger qu’un loyer plus haut est juste.',
    bestFor: 'Des logements semblables coûtent moins.',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: 'Jusqu’au jour indiqué, vous ne devez que l’ancien loyer. Refuser la hausse n’est pas un motif légal pour vous expulser.',
  },
  'gb.rent-rise.reality-scotland': {
    says: 'L’agent (rent officer) regarde les loyers de logements semblables, pas vos moyens. Rassemblez des annonces.',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: 'Vous pouvez mettre fin au bail avec un préavis écrit de 28 jours, sans motif. Les colocataires le font ensemble, ou se préviennent d’abord.',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: 'Notez le jour où l’avis est arrivé : vos 21 jours en partent. Réunissez des annonces et des photos des défauts.',
  },
}
