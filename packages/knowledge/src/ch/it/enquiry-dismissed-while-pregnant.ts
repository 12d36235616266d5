/** The Italian words of the rows in ../enquiry-dismissed-while-pregnant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_PREGNANT_WORDS: Words = {
  'ch.ask.pregnant-dismissed': {
    says: 'Dopo la prova il datore non può licenziarla durante la gravidanza e per 16 settimane dopo il parto. Una tale disdetta è nulla. Scriva subito che è incinta, con certificato, e offra il Suo lavoro. Durante la prova è permesso, salvo che il motivo sia la gravidanza.',
  },
}
