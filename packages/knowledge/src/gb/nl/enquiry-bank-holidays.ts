/** Questions about work on bank holidays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_NL: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'Nee. De wet geeft geen recht op vrije feestdagen (bank holidays) of extra loon. Uw contract beslist, of wat altijd gebruikelijk was. U krijgt wel 5,6 weken betaalde vakantie per jaar; feestdagen kunnen daarin zitten. Vraag de dag op tijd. Een regel die één geloof of ouders harder treft, kan onrechtmatig zijn.',
  },
}
