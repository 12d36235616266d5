/** What to do about a fine or a parking charge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_STEPS_WORDS: Words = {
  'fr.ask-buy.park-step': {
    says: 'Vérifiez l’avis : plaque, lieu, jour, heure. Tapez vous-même antai.gouv.fr, jamais un lien reçu.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Réunissez les preuves : reçu, photos, papiers de vente. Envoyez-les avec preuve de la date.',
  },
  'fr.ask-buy.park-right': {
    says: 'Vous avez le droit de contester une amende sous 45 jours, et un forfait post-stationnement sous un mois.',
  },
  'fr.ask-buy.park-right-driver': { says: 'Vous avez le droit de désigner le vrai conducteur.' },
  'fr.ask-buy.park-right-time': { says: 'Vous avez le droit de demander un délai au Trésor.' },
  'fr.ask-buy.park-option': {
    title: 'Contester à temps',
    says: 'Utilisez le site ou le formulaire de l’avis et joignez des preuves.',
    cost: 'Parfois une consignation.',
    time: 'Une demi-heure.',
    risk: 'Le juge peut fixer une amende plus haute.',
    bestFor: 'Les faits sont faux.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Payer tôt le montant le plus bas',
    says: 'Payez sur amendes.gouv.fr, si vous acceptez.',
    cost: 'L’amende.',
    time: 'Quelques minutes.',
    risk: 'On ne peut plus contester.',
    bestFor: 'C’est juste.',
  },
  'fr.ask-buy.park-warn': { says: 'Beaucoup de SMS sur des amendes impayées sont faux.' },
  'fr.ask-buy.park-know': {
    says: 'Vous n’avez jamais reçu le premier avis ? Contestez l’amende majorée sous 30 jours.',
    learnMore: 'Dites que vous avez déménagé, avec preuve.',
  },
}
