/** A planning enforcement notice: building or use without permission. The words in French. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const FIND_DAY: RowWords = {
  says: 'Cherchez le jour où l’ordre prend effet. Votre recours doit arriver avant. Appelez maintenant le service d’urbanisme.',
}

export const ORDER_ON_BUILDING_FR: Words = {
  'gb.order.planning-right-appeal': {
    says: 'Le recours est possible jusqu’au jour où l’ordre prend effet, pas après. En Angleterre au Planning Inspectorate, au pays de Galles à PEDW.',
  },
  'gb.order.planning-right-pause': {
    says: 'Un recours à temps suspend l’ordre jusqu’à la décision.',
  },
  'gb.order.planning-right-grounds': {
    says: 'Vous pouvez dire que cela n’a pas eu lieu, n’a pas besoin de permis ou est trop ancien. Aussi que les mesures ou le délai sont injustes.',
  },
  'gb.order.planning-age': {
    says: 'Une commune peut agir seulement dans les dix ans. Pour des travaux finis avant le 25 avril 2024, c’est quatre ans.',
    actionable:
      'Cherchez des photos datées, des factures et de vieilles lettres qui montrent depuis quand cela existe.',
  },
  'gb.order.planning-no-crime-yet': {
    says: 'Construire sans permis n’est en règle générale pas un délit. Cela le devient si vous ne suivez pas l’ordre dans son délai.',
  },
  'gb.order.planning-warning': {
    says: 'Une fois le délai passé, la commune peut poursuivre, ou faire le travail et vous le facturer. Ne manquez pas le jour du recours.',
  },
  'gb.order.planning-step-day': {
    says: 'Cherchez le jour où l’ordre prend effet. Votre recours doit arriver avant.',
  },
  'gb.order.planning-step-talk': {
    says: 'Appelez le service d’urbanisme. Demandez ce qui suffirait, et si une demande de permis aiderait.',
  },
  'gb.order.planning-option-appeal': {
    says: 'Envoyez le recours avec l’ordre et vos motifs. Prenez un conseiller en urbanisme si possible.',
    title: 'Faire un recours avant l’effet',
    cost: 'En règle générale rien, mais des frais si vous y demandez un permis.',
    time: 'Quelques mois.',
    risk: 'Si vous perdez, le délai pour obéir repart.',
    bestFor: 'Vous aviez un permis, n’en aviez pas besoin, ou c’est trop ancien.',
  },
  'gb.order.planning-option-comply': {
    says: 'Défaites ou changez-le dans le délai, et demandez à la commune de le confirmer par écrit.',
    title: 'Faire ce que l’ordre demande',
    cost: 'Le prix des travaux.',
    time: 'Les mois de l’ordre.',
    risk: 'L’ordre reste en vigueur pour l’avenir.',
    bestFor: 'Le changement est petit, ou vous perdriez le recours.',
  },
  'gb.order.planning-scotland': {
    says: 'Vous pouvez faire un recours aux Scottish Ministers (DPEA) jusqu’au jour où l’ordre prend effet. L’ordre attend alors la décision.',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: 'Vous pouvez faire un recours à la Planning Appeals Commission jusqu’au jour où l’ordre prend effet. L’ordre attend alors la décision.',
  },
  'gb.order.planning-ni-step': FIND_DAY,
}
