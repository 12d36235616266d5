/** What can still be done about fixed penalties when their day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_FR: Words = {
  'gb.late.driver-reality': {
    says: 'Un papier du tribunal peut venir maintenant, pour l’absence de réponse ou pour la conduite. Vous pouvez encore bien faire aujourd’hui.',
  },
  'gb.late.driver-step': {
    says: 'Les 28 jours semblent passés. Envoyez quand même le formulaire aujourd’hui, avec une preuve. Dites pourquoi il est en retard : il peut compter si vous n’avez pas pu plus tôt.',
  },
  'gb.late.driver-court-step': {
    says: 'Un papier du tribunal est venu ? Répondez avant son jour et voyez un solicitor. Condamné sans le savoir ? Dites-le au tribunal dans les 21 jours après l’avoir appris.',
  },
  'gb.late.driver-option': {
    says: 'Envoyez le nom et l’adresse du conducteur, même si c’est vous, et ce qui vous a retenu.',
    title: 'Nommer le conducteur aujourd’hui',
    cost: 'Rien.',
    time: 'Quelques minutes.',
    risk: 'On peut quand même vous poursuivre pour le retard.',
    bestFor: 'Vous savez qui conduisait.',
  },
  'gb.late.driver-ni-step': {
    says: 'Les jours de l’avis semblent passés. Envoyez quand même le formulaire aujourd’hui, avec une preuve, et dites pourquoi. Si un papier du tribunal vient, voyez un solicitor.',
  },
  'gb.late.police-step': {
    says: 'Les jours semblent passés. Appelez aujourd’hui le bureau de la lettre et demandez si vous pouvez encore payer. Sinon, un papier du tribunal viendra : répondez-y avant son jour.',
  },
  'gb.late.police-fine-step': {
    says: 'Un agent vous l’a remis en main ? C’est peut-être maintenant une amende, moitié plus haute. Ce n’était pas vous, ou vous aviez demandé le tribunal à temps ? Dites-le-lui dans les 21 jours après sa lettre.',
  },
  'gb.late.police-option': {
    says: 'Plaidez coupable avec vos raisons, ou non coupable. Ne pas avoir pris l’offre ne doit pas alourdir la peine.',
    title: 'Répondre au papier du tribunal',
    cost: 'Une amende selon vos revenus, et des frais, si vous perdez.',
    time: 'Quelques mois.',
    risk: 'L’amende et les points peuvent dépasser l’offre.',
    bestFor: 'L’offre est finie.',
  },
  'gb.late.pcn-scotland-step': {
    says: 'Les jours de cette lettre semblent passés. Appelez aujourd’hui le council et demandez la suite. Envoyez vos raisons maintenant et dites pourquoi elles sont tardives : il peut encore les regarder.',
  },
  'gb.late.pcn-scotland-appeal-step': {
    says: 'Les 28 jours semblent passés. Envoyez l’appel au tribunal aujourd’hui et écrivez pourquoi il est tardif. Il y voit une demande de temps, et peut dire oui ou non.',
  },
  'gb.late.pcn-scotland-certificate-step': {
    says: 'Les 14 jours semblent passés : des sheriff officers peuvent suivre. Appelez aujourd’hui le council : payez, ou demandez un plan. Une lettre d’avant n’est jamais venue ? Dites-le.',
  },
  'gb.late.pcn-ni-step': {
    says: 'Les jours de cet avis semblent passés. Appelez aujourd’hui le bureau indiqué et demandez la suite. Envoyez vos raisons maintenant, et dites pourquoi elles sont tardives.',
  },
  'gb.late.pcn-ni-appeal-step': {
    says: 'Les jours semblent passés. Envoyez aujourd’hui le formulaire d’appel au tribunal et écrivez pourquoi il est tardif. Il peut dire oui ou non.',
  },
  'gb.late.pcn-ni-certificate-step': {
    says: 'La notice to owner, ou la réponse à votre contestation, n’est jamais venue ? Envoyez aujourd’hui au tribunal une statutory declaration et dites pourquoi elle est tardive. Sinon appelez et payez, ou demandez un plan.',
  },
}
