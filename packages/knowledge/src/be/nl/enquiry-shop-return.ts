/** Questions about taking a thing back to a shop: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_NL: Words = {
  'be.ask.shop-return': {
    says: 'Nee, voor een artikel zonder gebrek geeft de wet geen recht om het in de winkel terug te brengen. Kijk op het kasticket en de borden: wat de winkel belooft, zoals een bon of 30 dagen, moet hij nakomen. Is het gebrekkig, dan moet hij twee jaar herstellen of vervangen, en een bon volstaat niet. Online had u 14 dagen.',
  },
}
