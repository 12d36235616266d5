/** The French words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_FR: Words = {
  'nl.ask.tax-plan': {
    says: 'Demandez un plan au fisc avant le dernier jour : en ligne, par téléphone ou avec son formulaire. Si vous avez peu de revenus et d’épargne, demandez une remise (kwijtschelding). La somme est fausse ? Contestez dans les six semaines et demandez un sursis pour cette partie. Ne laissez pas traîner : avec un dwangbevel, le fisc peut saisir le salaire ou l’argent sans juge d’abord.',
  },
}
