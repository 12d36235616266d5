/** Vragen van eigenaars voor wie een kantoor verhuurt: de woorden in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGING_AGENT_NL: Words = {
  'fr.ask-home.right-managing-agent': {
    says: 'Een kantoor dat uw woning beheert, moet doen wat de opdracht (mandat) zegt. Het moet de schade door zijn fouten vergoeden.',
  },
}
