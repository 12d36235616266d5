/** Court enforcement in Northern Ireland: the Enforcement of Judgments Office. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_NORTHERN_IRELAND_FR: Words = {
  'gb.bailiff.ni-who': {
    says: 'En Irlande du Nord, un seul service public fait exécuter les décisions de justice : l’Enforcement of Judgments Office. Les huissiers privés (bailiffs) ne le font pas.',
  },
  'gb.bailiff.ni-wants': {
    says: 'Quelqu’un a une décision de justice (judgment) et veut être payé. Sans paiement, l’Enforcement of Judgments Office peut agir sur vos biens, votre salaire ou votre compte.',
  },
  'gb.bailiff.ni-rights': {
    says: 'Vous pouvez encore convenir d’un plan avec la personne à qui vous devez l’argent. Au stade de l’avis, contactez-la elle, pas le service.',
  },
  'gb.bailiff.ni-reality': {
    says: 'Le service regarde ce que vous pouvez payer. Il peut ordonner un paiement en plusieurs fois au lieu de prendre des biens.',
  },
  'gb.bailiff.ni-step-pay': {
    says: 'Contactez la personne à qui vous devez l’argent dans les 10 jours après un avis (notice of intention to enforce). Payez, ou offrez un plan par écrit.',
  },
  'gb.bailiff.ni-step-advice': {
    says: 'Demandez l’aide gratuite d’Advice NI au 0800 915 4604. Allez à tout rendez-vous que fixe le service.',
  },
  'gb.bailiff.ni-option-plan': {
    says: 'Offrez un plan avant que l’affaire aille au service d’exécution, pour éviter ses frais.',
    title: 'Convenir d’un plan avec la personne à qui vous devez l’argent',
    cost: 'Ce que vous offrez',
    time: 'Dans les 10 jours après l’avis',
    risk: 'Sans accord, des frais d’exécution s’ajoutent.',
    bestFor: 'Vous devez la dette et pouvez payer peu à peu.',
  },
  'gb.bailiff.ni-option-help': {
    says: 'Un conseiller peut remplir les formulaires sur votre argent et parler pour vous.',
    title: 'Prendre un conseil gratuit sur les dettes',
    cost: 'Gratuit',
    time: 'Un appel',
    risk: 'Aucun, mais les 10 jours courent toujours.',
    bestFor: 'Vous ne pouvez pas payer, ou avez d’autres dettes.',
  },
  'gb.bailiff.ni-warning': {
    says: 'Si le service vous convoque à un entretien et que vous n’y allez pas, vous pouvez être arrêté et amené. Allez-y avec vos papiers.',
  },
}
