/** Questions about work on bank holidays: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_FR: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'Non. La loi ne donne ni jour férié (bank holiday) libre ni majoration. Le contrat décide, ou l’usage chez vous. Vous avez toujours 5,6 semaines de congés payés par an ; les fériés peuvent en faire partie. Demandez tôt le jour voulu. Une règle qui frappe plus une foi ou les parents peut être illégale.',
  },
}
