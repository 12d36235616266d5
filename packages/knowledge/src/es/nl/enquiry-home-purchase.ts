/** The Dutch words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_NL: Words = {
  'es.ask.home-deposit': {
    says: 'Maakt het contract ze arras penitenciales (artikel 1454), dan betaalt een verkoper die zich terugtrekt het dubbele, en verliest u ze als u zich terugtrekt. Anders kunt u de verkoop eisen, of stoppen en geld en schade vragen. Schrijf per burofax.',
  },
}
