/** Questions about the savings of a parent who can no longer decide: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENT_SAVINGS_ES: Words = {
  'jp.ask.parent-money': {
    says: 'Pida un tutor (成年後見) al juzgado de familia. Un hijo puede hacerlo, con papel médico; desde entonces solo el tutor maneja el dinero y puede reclamar lo tomado. Si urge, también una medida (保全処分). Avise al banco y guarde extractos. Llame al centro local (地域包括支援センター): quitar dinero a un mayor cuenta como maltrato. Houterasu ayuda.',
  },
}
