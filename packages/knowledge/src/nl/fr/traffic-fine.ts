/** The French words of the Netherlands: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_FR: Words = {
  'nl.fine.want': {
    says: 'Vous avez une amende de circulation. Vous pouvez la payer ou faire appel.',
  },
  'nl.fine.want-park': {
    says: 'Votre commune (gemeente) dit que vous n’avez pas payé le stationnement. Vous pouvez payer ou vous opposer.',
  },
  'nl.fine.who': {
    says: 'L’agence centrale de recouvrement judiciaire (CJIB) est un service public. Elle perçoit les amendes pour l’État.',
  },
  'nl.fine.real': {
    says: 'Une amende n’est pas une condamnation au casier. Vous avez le temps de regarder les faits.',
  },
  'nl.fine.not-yet': {
    says: 'Avant la date de paiement, l’amende ne peut pas être augmentée.',
  },
  'nl.fine.rights': {
    says: 'Vous pouvez faire appel gratuitement, voir la photo et demander à payer en plusieurs fois.',
  },
  'nl.fine.deadline-six': {
    says: 'Vous avez six semaines pour faire appel au procureur (officier van justitie).',
    action: 'Faire appel de l’amende',
    consequence: 'L’amende reste.',
  },
  'nl.fine.deadline-park': {
    says: 'Vous avez six semaines pour vous opposer à une taxe de stationnement (naheffingsaanslag).',
    action: 'S’opposer auprès de votre commune (gemeente)',
    consequence: 'La taxe reste.',
  },
  'nl.fine.step-check': {
    says: 'Vérifiez la date, le lieu, la plaque et qui conduisait. Demandez la photo.',
  },
  'nl.fine.step-appeal': {
    says: 'Si vous n’êtes pas d’accord, faites appel à temps en ligne ou par lettre. Pendant l’appel, vous n’avez le plus souvent pas à payer.',
  },
  'nl.fine.step-object': {
    says: 'Si vous n’êtes pas d’accord, envoyez à temps une opposition (bezwaar) à votre commune (gemeente).',
  },
  'nl.fine.step-plan': {
    says: 'Si vous ne pouvez pas tout payer d’un coup, demandez un plan au CJIB avant la date.',
  },
  'nl.fine.right-appeal': {
    says: 'Vous avez droit à un appel gratuit, puis à aller devant un juge.',
  },
  'nl.fine.right-object': {
    says: 'Vous avez le droit de vous opposer gratuitement, puis d’aller devant un juge.',
  },
  'nl.fine.right-photo': {
    says: 'Vous avez le droit de voir la preuve.',
  },
  'nl.fine.option-appeal': {
    title: 'Faire appel',
    says: 'Écrivez pourquoi l’amende est fausse.',
    cost: 'Rien.',
    time: 'Six semaines.',
    risk: 'L’amende peut rester.',
    bestFor: 'Les faits sont faux.',
  },
  'nl.fine.option-object': {
    title: 'S’opposer auprès de votre commune',
    says: 'Écrivez pourquoi la taxe est fausse.',
    cost: 'Rien.',
    time: 'Six semaines.',
    risk: 'La taxe peut rester.',
    bestFor: 'Vous aviez payé ou le panneau n’était pas clair.',
  },
  'nl.fine.option-pay': {
    title: 'Payer à temps',
    says: 'Payez avant la date pour qu’elle n’augmente pas.',
    cost: 'L’amende.',
    time: 'Avant la date.',
    risk: 'Vous l’acceptez.',
    bestFor: 'Elle est juste.',
  },
  'nl.fine.option-plan': {
    title: 'Demander un plan',
    says: 'Payez le CJIB en plusieurs fois.',
    cost: 'Le plus souvent sans frais en plus.',
    time: 'Avant la date.',
    risk: 'Payez chaque part à temps.',
    bestFor: 'Vous ne pouvez pas tout payer d’un coup.',
  },
  'nl.fine.warn-rise': {
    says: 'Si vous payez en retard, l’amende monte de moitié. Après le rappel suivant, elle double encore.',
  },
}
