/** Questions about a hospital bill: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_NL: Words = {
  'ie.ask.hospital-bill': {
    says: 'Sinds 17 april 2023 is een opname als publieke patiënt in een publiek ziekenhuis gratis. De spoedhulp kost €100, en niets met een medical card of een verwijzing van de huisarts. Vraag bij oudere rekeningen naar de data en een plan. Bij nood kan de HSE ze kwijtschelden.',
  },
}
