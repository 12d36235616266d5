/** Questions to firms in general: first steps, sales calls, bank fees and data. `asks` holds the words people type, in French and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': { says: 'Gardez commande, facture, photos et messages.' },
  'fr.ask-buy.step-write': {
    says: 'Écrivez d’abord à l’entreprise, avec un délai. Ensuite, saisissez son médiateur gratuit.',
  },
  'fr.ask-buy.step-signal': { says: 'Signalez l’entreprise sur SignalConso.' },
  'fr.ask-buy.right-guarantee': { says: 'Un bien neuf a une garantie légale de deux ans.' },
  'fr.ask-buy.right-withdraw': {
    says: 'Pour la plupart des achats à distance, vous avez 14 jours pour vous rétracter.',
  },
  'fr.ask-buy.right-mediator': { says: 'Le médiateur de la consommation est gratuit pour vous.' },
  'fr.ask-buy.option-mediator': {
    title: 'Saisir le médiateur',
    says: 'Le médiateur indiqué sur le site ou la facture examine votre cas.',
    cost: 'Rien.',
    time: 'Environ 90 jours.',
    risk: 'Aucun.',
    bestFor: 'Vous avez écrit sans bonne réponse.',
  },
  'fr.ask-buy.option-association': {
    title: 'Demander à une association',
    says: 'Une association locale vous aide à écrire.',
    cost: 'Rien ou une petite cotisation.',
    time: 'Un rendez-vous.',
    risk: 'Aucun.',
    bestFor: 'Vous êtes bloqué.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Un achat en magasin n’a pas de droit de rétractation. En ligne, oui.',
    learnMore: 'Regardez les conditions de retour du magasin.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Surveillez le temps : la plupart des actions ont des délais de deux à cinq ans.',
  },
  'fr.ask-buy.right-terms': { says: 'Les clauses abusives d’un contrat ne vous engagent pas.' },
  'fr.ask-buy.my-data': {
    says: 'Écrivez à l’entreprise. Demandez quelles données elle a sur vous, ou leur effacement. Elle doit répondre en un mois, gratuitement. Sinon, plaignez-vous en ligne à la CNIL.',
  },
  'fr.ask-buy.sum-paid-ahead': {
    says: 'Regardez le mot dans votre contrat. Avec des arrhes, vous pouvez renoncer en perdant la somme ; un vendeur qui renonce rend le double. Avec un acompte, les deux sont engagés : vous pouvez devoir tout le prix. Si le contrat ne dit rien, ce sont des arrhes. Si la loi permet de vous rétracter, comme sous 14 jours en ligne, tout est rendu.',
  },
}
