/** Conseils pour les questions sur le stationnement : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_GUIDANCE_FR: Words = {
  'gb.ask-parking.step-who': {
    says: 'Lisez le haut de l’avis. « Penalty » veut dire une mairie (council) ou la police. « Parking charge » veut dire une société privée.',
  },
  'gb.ask-parking.step-days': {
    says: 'Cherchez la date et comptez les jours. Quatorze jours décident souvent du prix, et 28 jours du droit de recours.',
  },
  'gb.ask-parking.step-proof': {
    says: 'Gardez vos preuves : reçu, relevé de banque, photos des panneaux et messages de la société.',
  },
  'gb.ask-parking.step-appeal': {
    says: 'Faites un recours écrit avant de payer. Payer met fin à l’affaire.',
  },
  'gb.ask-parking.step-court': {
    says: 'Occupez-vous d’abord des papiers du tribunal. Ils ont un dernier jour. Si vous le manquez, vous pouvez perdre sans audience.',
  },
  'gb.ask-parking.right-appeal': {
    says: 'Vous avez droit à un recours gratuit contre presque chaque avis de stationnement.',
  },
  'gb.ask-parking.right-tribunal': {
    says: 'Pour les amendes de mairie (council), vous avez droit à un tribunal gratuit et indépendant.',
  },
  'gb.ask-parking.right-driver': {
    says: 'Vous n’êtes pas obligé de dire à une société privée de stationnement qui conduisait.',
  },
  'gb.ask-parking.fact-reality': {
    says: 'Une somme privée peut être due si les panneaux sont clairs. Une amende de mairie (council) augmente si vous ne faites rien. Les deux peuvent être annulées avec de bonnes raisons.',
  },
  'gb.ask-parking.fact-rights': {
    says: 'Vous pouvez demander les photos, donner vos raisons, et faire décider quelqu’un d’indépendant.',
  },
  'gb.ask-parking.fact-bailiff': {
    says: 'Aucun huissier (bailiff) ne peut venir pour un stationnement sans ordre du tribunal d’abord.',
  },
  'gb.ask-parking.option-appeal': {
    says: 'Faites un recours à l’expéditeur, puis à l’organisme indépendant.',
    title: 'Faire un recours',
    cost: 'Gratuit',
    time: '14 à 28 jours',
    risk: 'Après 14 jours, vous pouvez perdre le prix plus bas.',
    bestFor: 'Vous avez une raison ou une preuve.',
  },
  'gb.ask-parking.option-pay': {
    says: 'Payez tôt et gardez le reçu.',
    title: 'Payer le prix plus bas',
    cost: 'Souvent un peu plus de la moitié',
    time: 'Dans les 14 jours',
    risk: 'Après le paiement, vous ne pouvez plus faire de recours.',
    bestFor: 'L’avis est juste.',
  },
  'gb.ask-parking.option-help': {
    says: 'Ils peuvent regarder l’avis avec vous et aider pour les formulaires.',
    title: 'Demander à Citizens Advice',
    cost: 'Gratuit',
    time: 'Un appel ou une visite',
    risk: 'Les jours courent quand même.',
    bestFor: 'Vous n’êtes pas sûr, ou des papiers du tribunal sont arrivés.',
  },
  'gb.ask-parking.warning-court': {
    says: 'N’ignorez jamais une mise en demeure (letter before claim) ou des papiers du tribunal, même si la somme vous semble injuste.',
  },
  'gb.ask-parking.myth-ignore': {
    says: 'Le conseil d’ignorer les avis privés n’est plus bon. Les sociétés portent maintenant beaucoup d’affaires au tribunal.',
  },
}
