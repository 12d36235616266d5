/** The Dutch words of the rows in ../enquiry-police-summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_SUMMONS_NL: Words = {
  'es.ask.police-summons': {
    says: 'Ga op die dag. Vraag of u komt als getuige of als verdachte (investigado). Als verdachte mag u zwijgen en een advocaat hebben, ook een toegewezen. Teken alleen wat u zei.',
  },
}
