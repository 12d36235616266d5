/** Questions about taking a thing back to a shop: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_NL: Words = {
  'es.ask.shop-return': {
    says: 'Nee, voor een artikel zonder gebrek geeft de wet geen recht om het terug te brengen. Kijk op de bon en de borden: wat de winkel belooft, zoals 15 dagen of een tegoedbon, moet hij nakomen. Is het gebrekkig, dan moet hij drie jaar herstellen of vervangen, en een bon volstaat niet. Online had u 14 dagen. Vraag het klachtenformulier (hoja de reclamaciones).',
  },
}
