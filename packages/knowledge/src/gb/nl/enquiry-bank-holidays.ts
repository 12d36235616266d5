/** Questions about work on bank holidays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_NL: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'Nee. De wet geeft geen recht op vrije feestdagen (bank holidays) of extra loon. Uw contract beslist, of wat altijd gebruikelijk was. U krijgt wel 5,6 weken betaalde vakantie per jaar; feestdagen kunnen daarin zitten. Vraag de dag op tijd. Een regel die één geloof of ouders harder treft, kan onrechtmatig zijn.',
  },
  'gb.ask-work.bank-holiday-made': {
    dependsOn: 'uw contract',
    says: 'Staat erin dat u op feestdagen werkt, of was dat altijd zo, dan mogen ze het vragen. Geeft het u die dag vrij, dan is uw ja nodig. De wet geeft geen recht op de vrije dag of extra loon. U houdt 5,6 weken betaalde vakantie per jaar. Vraag de dag vroeg aan. Een regel die één geloof of ouders harder raakt, kan oneerlijk zijn.',
  },
}
