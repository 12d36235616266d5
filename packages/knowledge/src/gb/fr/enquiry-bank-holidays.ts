/** Questions about work on bank holidays: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_FR: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'Non. La loi ne donne ni jour férié (bank holiday) libre ni majoration. Le contrat décide, ou l’usage chez vous. Vous avez toujours 5,6 semaines de congés payés par an ; les fériés peuvent en faire partie. Demandez tôt le jour voulu. Une règle qui frappe plus une foi ou les parents peut être illégale.',
  },
  'gb.ask-work.bank-holiday-made': {
    dependsOn: 'de votre contrat',
    says: 'S’il dit que vous travaillez les jours fériés, ou si ce fut toujours ainsi, ils peuvent le demander. S’il vous donne le jour, il faut votre accord. La loi ne donne droit ni au jour libre ni à plus de paie. Vous gardez 5,6 semaines de congés payés par an. Demandez tôt le jour voulu. Une règle qui touche plus une religion ou des parents peut être injuste.',
  },
}
