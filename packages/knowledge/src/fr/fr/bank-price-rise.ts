/** The French words of the rows in ../bank-price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_PRICE_RISE_FR: Words = {
  'fr.price.bank-right': {
    says: 'La banque doit vous annoncer les nouveaux frais deux mois avant. D’ici là, vous pouvez refuser et clore le compte sans frais. Sans refus de votre part dans ce délai, cela vaut accord.',
  },
  'fr.price.bank-step': {
    says: 'Comparez les frais de toutes les banques sur le site public tarifs-bancaires.gouv.fr. Refusez par écrit avant le jour.',
  },
  'fr.price.bank-option': {
    says: 'La nouvelle banque déplace vos prélèvements et virements (mobilité bancaire).',
    title: 'Changer de banque',
    cost: 'Gratuit.',
    time: 'Environ un mois.',
    risk: 'Laissez assez sur l’ancien compte jusqu’à la fin.',
    bestFor: 'Une autre banque est moins chère.',
  },
}
