/** Debts with rights of their own: sold debts, phone and internet, damage that an insurer paid, small claims: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_NL: Words = {
  'au.debt.right-small-costs': {
    says: 'In een kleine zaak betaalt elke kant meestal zijn eigen advocaat. Vraag wat de grens is in uw staat.',
  },
  'au.debt.right-phone': {
    says: 'Een telefoonbedrijf moet u hulp bij betalen bieden voordat het afsluit. Deed het dat niet? Klaag gratis bij de Telecommunications Industry Ombudsman.',
  },
  'au.debt.right-sold': {
    says: 'Uw schuld is verkocht. Vraag het bericht (notice of assignment) op papier en het contract. U houdt elk verweer dat u tegen de eerste kredietgever had.',
  },
  'au.debt.right-insurer-recovers': {
    says: 'Kunt u een verzekeraar niet betalen voor schade, zeg het dan. Zijn branchecode vraagt hulp bij geldnood, zoals kleine betalingen of een pauze.',
  },
}
