/** Questions about a town that asks a person on assistance for papers: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_STATEMENTS_FR: Words = {
  'nl.ask.bank-statements': {
    says: 'Oui, en général. Avec l’aide sociale, vous devez fournir les papiers sur revenus, épargne et logement, et la commune peut demander quelques mois de relevés. Vous pouvez noircir ce qui touche foi, santé ou politique, pas les sommes. Envoyez-les avant le jour indiqué, avec preuve. Besoin de temps ? Demandez-le avant, par écrit. Si l’aide est suspendue, vous avez encore un délai ; contestez aussi en six semaines.',
  },
}
