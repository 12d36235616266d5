/** An abatement notice: noise, smells and other nuisances. The words in French. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Réglez le problème avant le jour indiqué, dites-le à l’agent par écrit, et gardez photos et factures.',
  title: 'Faire ce que l’ordre demande',
  cost: 'Le prix du changement.',
  time: 'Les jours de l’ordre.',
  risk: 'L’ordre reste en vigueur, aussi pour l’avenir.',
  bestFor: 'La plainte est vraie, ou le changement est petit.',
}
const DAYS_TO_APPEAL =
  'Vous avez 21 jours pour faire un recours. Le jour où vous recevez l’ordre compte comme le premier.'

export const ORDER_ON_A_NUISANCE_FR: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'C’est un ordre, pas une amende. Si vous cessez à temps, rien d’autre ne suit.',
  },
  'gb.order.abate-right-appeal': {
    says: 'Dans un recours, vous pouvez dire qu’il n’y a pas de nuisance, que ce n’était pas vous, ou qu’on demande trop ou trop vite.',
  },
  'gb.order.abate-right-pause': {
    says: 'Si vous deviez payer des travaux, un recours suspend l’ordre. Pas si l’ordre dit pourquoi il continue.',
  },
  'gb.order.abate-right-sheriff': {
    says: 'En Écosse, vous pouvez faire un recours devant le sheriff dans les 21 jours.',
  },
  'gb.order.abate-right-excuse': {
    says: 'Une excuse raisonnable vous défend. Une entreprise peut aussi montrer qu’elle a fait le mieux possible en pratique.',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Envoyer votre recours au tribunal',
    consequence: 'Ensuite l’ordre tient, et vous pourrez à peine dire plus tard qu’il était faux.',
  },
  'gb.order.abate-warning': {
    says: 'Violer l’ordre sans bonne excuse est un délit. La commune (council) peut aussi faire le travail et vous le facturer.',
  },
  'gb.order.abate-step-stop': {
    says: 'Cessez ou baissez maintenant, même si vous ferez un recours. Notez chaque jour ce que vous avez fait.',
  },
  'gb.order.abate-step-records': {
    says: 'Demandez à l’agent les dates, les relevés et les mesures. Notez les deux jours : pour obéir, et pour le recours.',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: 'Appelez le tribunal aujourd’hui pour le formulaire et les frais. Donnez vos raisons et vos preuves.',
    title: 'Faire un recours au tribunal',
    cost: 'Des frais de tribunal, et souvent des frais si vous perdez.',
    time: 'Quelques mois.',
    risk: 'L’ordre peut continuer pendant le recours.',
    bestFor: 'Ce n’était pas vous, il n’y a pas de nuisance, ou on demande trop.',
  },
  'gb.order.abate-option-talk': {
    says: 'Proposez à l’agent des pas clairs, comme des heures calmes ou une date de réparation, et demandez un oui par écrit.',
    title: 'Demander plus de temps ou autre chose',
    cost: 'Rien.',
    time: 'Un appel et un e-mail.',
    risk: 'Les jours pour le recours continuent.',
    bestFor: 'Vous voulez régler le problème mais il faut plus de temps.',
  },
  'gb.order.abate-ni-right': {
    says: 'Vous pouvez faire un recours devant la magistrates’ court dans les 21 jours. Des travaux chers peuvent attendre sa décision, sauf si l’ordre dit pourquoi non.',
  },
  'gb.order.abate-ni-step': {
    says: 'Cessez ou baissez maintenant, même si vous ferez un recours. Demandez à l’agent les dates et les mesures.',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
}
