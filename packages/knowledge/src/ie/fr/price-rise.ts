/** The French words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_FR: Words = {
  'ie.price.step-term': {
    says: 'Cherchez dans le contrat la clause sur les hausses de prix, et sa date de fin.',
  },
  'ie.price.right-term': {
    says: 'Une clause qui permet d’augmenter à volonté, sans sortie pour vous, peut être abusive. Alors elle ne vous lie pas.',
  },
  'ie.price.option-switch': {
    title: 'Demander un meilleur prix ou changer',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Vérifiez s’il y a des frais de départ.',
    bestFor: 'C’est moins cher ailleurs.',
    says: 'Prenez deux autres prix. Demandez ensuite à votre fournisseur de s’aligner avant la hausse.',
  },
  'ie.price.right-leave': {
    says: 'Un opérateur doit annoncer un changement un mois avant. Vous pouvez alors en général partir sans frais, sous un mois.',
  },
  'ie.price.know-index': {
    says: 'Si le contrat annonçait cette hausse dès le début, la sortie gratuite peut ne pas valoir.',
  },
  'ie.price.step-comreg': {
    says: 'Réclamez d’abord à l’entreprise. Sinon, ComReg aide gratuitement.',
  },
  'ie.price.right-energy': {
    says: 'Le fournisseur d’énergie doit prévenir 30 jours avant. Vous pouvez changer.',
  },
  'ie.price.right-fixed': {
    says: 'Si votre tarif est fixe jusqu’à une date, il reste jusque-là. Demandez la clause.',
  },
  'ie.price.step-energy': {
    says: 'Comparez les prix sur un site agréé par la CRU. En cas de retard, demandez vite un plan.',
  },
  'ie.price.right-renewal': {
    says: 'Un assureur auto ou habitation ne peut demander plus seulement parce que vous êtes resté. Demandez pourquoi.',
  },
}
