/** First steps, rights and ways out for questions about things bought and services: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_WORDS: Words = {
  'it.guide.step-buy-write': {
    says: 'Écrivez à l’entreprise par lettre recommandée (raccomandata) ou e-mail certifié (PEC) : ce qui s’est passé, ce que vous voulez, pour quand.',
  },
  'it.guide.step-buy-papers': {
    says: 'Rassemblez le contrat, la facture, les messages et les photos.',
  },
  'it.guide.step-buy-bank': {
    says: 'Si vous avez payé et pensez à une arnaque, appelez d’abord votre banque.',
  },
  'it.guide.step-buy-adr': {
    says: 'Pas de réponse ? Demandez une conciliation avec une association de consommateurs, ARERA ou AGCOM.',
  },
  'it.guide.right-buy-withdraw': {
    says: 'Acheté à distance ? Vous avez le plus souvent 14 jours pour annuler.',
  },
  'it.guide.right-buy-guarantee': {
    says: 'Un bien a une garantie légale de deux ans par le vendeur.',
  },
  'it.guide.right-buy-unfair': {
    says: 'Les clauses abusives ne vous engagent pas.',
  },
  'it.guide.buy-no-force': {
    says: 'Une entreprise ne peut pas prendre votre argent de force sans un juge.',
  },
  'it.guide.option-buy-complain': {
    title: 'Réclamer',
    says: 'D’abord l’entreprise, puis la conciliation.',
    cost: 'Une lettre.',
    time: 'Un mois.',
    risk: 'Aucun.',
    bestFor: 'L’entreprise a tort ou ne répond pas.',
  },
  'it.guide.option-buy-cancel': {
    title: 'Annuler',
    says: 'Envoyez une annulation claire par écrit.',
    cost: 'Parfois le port.',
    time: '14 jours.',
    risk: 'Certains biens sont exclus.',
    bestFor: 'Vous avez acheté à distance.',
  },
  'it.guide.option-buy-court': {
    title: 'Juge de paix',
    says: 'Jusqu’à 1 100 €, vous pouvez y aller seul.',
    cost: 'De petits frais.',
    time: 'Des mois.',
    risk: 'Vous pouvez perdre.',
    bestFor: 'Rien d’autre n’a marché.',
  },
}
