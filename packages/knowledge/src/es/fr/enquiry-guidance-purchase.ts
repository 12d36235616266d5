/** First steps, rights and ways out for questions about things bought and services: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_FR: Words = {
  'es.guide.step-buy-write': {
    says: 'Écrivez à la société : ce qui s’est passé, ce que vous voulez, pour quand. Gardez la preuve.',
  },
  'es.guide.step-buy-papers': {
    says: 'Rassemblez le contrat, la facture, les messages et les photos.',
  },
  'es.guide.step-buy-bank': {
    says: 'Si vous avez payé et pensez à une arnaque, appelez d’abord votre banque.',
  },
  'es.guide.step-buy-omic': {
    says: 'Pas de réponse en un mois ? Allez à l’OMIC et demandez un arbitrage, gratuit.',
  },
  'es.guide.right-buy-withdraw': {
    says: 'Acheté à distance ? Vous avez le plus souvent 14 jours pour annuler.',
  },
  'es.guide.right-buy-guarantee': {
    says: 'Les biens neufs ont une garantie légale de trois ans.',
  },
  'es.guide.right-buy-unfair': {
    says: 'Les clauses abusives ne vous lient pas.',
  },
  'es.guide.buy-no-force': {
    says: 'Une société ne peut pas prendre votre argent de force sans tribunal.',
  },
  'es.guide.option-buy-complain': {
    title: 'Se plaindre',
    says: 'D’abord la société, puis l’OMIC.',
    cost: 'Rien.',
    time: 'Un mois.',
    risk: 'Aucun.',
    bestFor: 'La société a tort ou se tait.',
  },
  'es.guide.option-buy-cancel': {
    title: 'Annuler',
    says: 'Envoyez une annulation écrite et claire.',
    cost: 'Parfois le port.',
    time: '14 jours.',
    risk: 'Certains biens sont exclus.',
    bestFor: 'Vous avez acheté à distance.',
  },
  'es.guide.option-buy-court': {
    title: 'Petite demande',
    says: 'Jusqu’à 2 000 €, vous pouvez agir sans avocat.',
    cost: 'Des copies.',
    time: 'Des mois.',
    risk: 'Vous pouvez perdre.',
    bestFor: 'Rien d’autre n’a marché.',
  },
}
