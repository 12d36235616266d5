/** A collector's letter for gas or electricity: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_NL: Words = {
  'gb.energy-debt.right-back-bill': {
    says: 'Energie die meer dan 12 maanden voor de eerste rekening is gebruikt, mag niet worden berekend, tenzij u de rekening tegenhield. De leverancier moet aanbieden wat u kunt betalen. Na acht weken, of een laatste nee, is de Energy Ombudsman gratis.',
  },
}
