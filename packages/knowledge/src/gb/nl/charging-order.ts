/** Dutch: the words of the rows in ../charging-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGING_ORDER_NL: Words = {
  'gb.charge.wants': {
    says: 'De rechter koppelt de schuld aan uw huis of grond. U hoeft er niet uit. De schuld wordt betaald bij verkoop.',
  },
  'gb.charge.right-object': {
    says: 'U kunt bezwaar maken voordat het bevel definitief wordt. Schrijf uw redenen aan de rechtbank en de schuldeiser. Meestal hebt u 28 dagen na ontvangst van de papieren; het bevel noemt de tijd.',
  },
  'gb.charge.right-weigh': {
    says: 'De rechter moet kijken naar uw eigen situatie, en of andere schuldeisers erdoor verliezen. Het telt voor u als u elke termijn van een rechter hebt betaald.',
  },
  'gb.charge.right-no-sale': {
    says: 'Dit bevel verkoopt niets. Voor verkoop is een nieuwe zaak en een rechter nodig. Geen verkoop zolang u de termijnen van de rechter betaalt, of bij minder dan £1.000 krediet.',
  },
  'gb.charge.right-shared-home': {
    says: 'Is het huis van u en iemand anders? Dan telt alleen uw deel. Voor een verkoop kijkt de rechter naar de kinderen die er wonen en waarom u het samen kocht.',
  },
}
