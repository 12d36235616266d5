/** The French words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_FR: Words = {
  'ca.price.right-wireless': {
    says: 'Avec un contrat mobile à durée fixe, le prix du forfait ne peut monter sans votre accord.',
  },
  'ca.price.right-month': {
    says: 'Au mois, on doit en général prévenir 30 jours avant. Vous pouvez partir sans frais pour la suite.',
  },
  'ca.price.step-ccts': {
    says: 'Réclamez d’abord à l’entreprise. Sinon, la CPRST (CCTS) l’examine gratuitement.',
  },
  'ca.price.right-quebec': {
    says: 'Au Québec, le prix d’un contrat à durée fixe ne peut changer, quoi que dise une clause.',
  },
  'ca.price.step-term': {
    says: 'Cherchez dans le contrat la clause de prix, la date de fin et les frais de départ.',
  },
  'ca.price.option-switch': {
    title: 'Demander un meilleur prix ou changer',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Vérifiez les frais de départ.',
    bestFor: 'C’est moins cher ailleurs.',
    says: 'Prenez deux autres prix. Demandez ensuite un prix égal avant la hausse.',
  },
}
