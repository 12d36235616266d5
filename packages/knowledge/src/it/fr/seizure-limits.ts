/** What of pay, pensions, accounts, goods and homes may not be taken: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_WORDS: Words = {
  'it.enforce.pension-safe': {
    says: 'En 2026, une pension jusqu’à 1 092,48 € par mois ne peut pas être prise. On peut prendre seulement un cinquième du reste.',
  },
  'it.enforce.account-safe': {
    says: 'Un salaire ou une pension déjà sur le compte est protégé jusqu’à 1 638,72 € en 2026.',
  },
  'it.enforce.right-fifth': {
    says: 'Sur le salaire, ils peuvent prendre un cinquième au plus, pour des dettes normales. Plusieurs saisies ensemble ne peuvent pas dépasser la moitié.',
  },
  'it.enforce.right-tax-tenth': {
    says: 'Le recouvrement fiscal (Riscossione) peut prendre un dixième du salaire jusqu’à 2 500 €, un septième jusqu’à 5 000 €, et un cinquième au-dessus.',
  },
  'it.enforce.right-goods': {
    says: 'Ils ne peuvent pas prendre lits, table, frigo, cuisinière, lave-linge, vêtements ou alliances.',
  },
  'it.enforce.right-only-home': {
    says: 'Le recouvrement fiscal (Riscossione) ne peut pas vendre votre seul logement où vous vivez, sauf s’il est de luxe.',
  },
  'it.enforce.step-limits': {
    says: 'Vérifiez les limites : un cinquième du salaire, la part protégée d’une pension, la part protégée du compte. Signalez toute erreur.',
  },
  'it.enforce.right-stay-home': {
    says: 'Vous et votre famille pouvez habiter le logement saisi jusqu’à sa vente et son transfert par le juge, si vous en prenez soin et laissez visiter.',
  },
}
