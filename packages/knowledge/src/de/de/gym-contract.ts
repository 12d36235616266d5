/** The German words of the rows in ../gym-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_CONTRACT_DE: Words = {
  'de.gym.right-good-cause': {
    says: 'Eine dauernde Krankheit, die das Training verhindert, kann den Vertrag sofort beenden. Schicken Sie ein Attest. Ein Umzug reicht meist nicht.',
  },
  'de.gym.right-renewal': {
    says: 'Ein Vertrag seit März 2022 bindet Sie höchstens zwei Jahre. Danach kommen Sie mit einem Monat Frist heraus.',
  },
}
