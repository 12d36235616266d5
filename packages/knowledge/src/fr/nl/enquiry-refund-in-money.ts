/** Questions about a refund: in money or as a voucher, from a site or a shop: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_IN_MONEY_NL: Words = {
  'fr.ask-buy.refund-voucher': {
    says: 'Nee, u hoeft geen tegoedbon te nemen. Herriep u binnen 14 dagen een aankoop op internet, dan komen prijs en gewone verzending terug. In geld, via uw betaalwijze, binnen 14 dagen. De verkoper mag wachten op de goederen of het verzendbewijs. Schrijf aangetekend: te laat groeit de som volgens de wet. Daarna SignalConso of de bemiddelaar.',
  },
  'fr.ask-buy.shop-return': {
    says: 'Nee, voor een artikel zonder gebrek geeft de wet geen recht om het in de winkel terug te brengen. Kijk op de bon en de borden: veel winkels nemen terug of geven een tegoedbon, en moeten dat nakomen. Is het gebrekkig, dan moet de winkel twee jaar lang herstellen of vervangen. Online had u 14 dagen.',
  },
  'fr.ask-buy.withdraw-online': {
    says: 'Ja. Vanaf ontvangst van het artikel, of het tekenen van een dienst, hebt u 14 dagen en geen reden nodig. Schrijf het duidelijk en bewaar bewijs. Stuur het binnen nog 14 dagen terug; die kosten zijn meestal voor u. De rest komt in 14 dagen terug. Niet geïnformeerd: twaalf maanden meer. Maatwerk telt niet.',
  },
}
