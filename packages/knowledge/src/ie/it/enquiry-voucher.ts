/** Questions about a gift voucher that ran out: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VOUCHER_IT: Words = {
  'ie.ask.voucher-expired': {
    says: 'No. Un buono comprato dal 2 dicembre 2019 dura almeno cinque anni, o non scade. Un tempo più breve non ha effetto. È diverso per buoni promozionali, fedeltà o di rimborso. Non possono neppure farglielo spendere tutto in una volta né far pagare un cambio di nome. Scriva al negozio con la data d’acquisto. Se no, CCPC 01 402 5555 e la small claims procedure.',
  },
}
