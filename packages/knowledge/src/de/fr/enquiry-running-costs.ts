/** Questions about bills for running costs and cable television: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_COSTS_WORDS: Words = {
  'de.ask-home.running-costs': {
    says: 'Il doit arriver dans les douze mois après son année. Vous avez douze mois pour contester, et pouvez d’abord voir les justificatifs.',
    dependsOn: 'si le décompte est venu à temps et est juste',
  },
  'de.ask-home.cable-fee': {
    says: 'Depuis le 1er juillet 2024, la télé par câble ne peut plus figurer dans les charges. Vous ne la devez que par un contrat à vous. Retirez-la de la facture et écrivez pourquoi.',
  },
}
