/** Questions about how long a seizure of wages lasts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_TIME_NL: Words = {
  'ch.ask.wage-seizure-time': {
    says: 'Een loonbeslag duurt hooguit een jaar vanaf de dag van het beslag, voor de schulden van die groep. Het eindigt eerder als die zijn betaald. Nieuwe schulden kunnen daarna een nieuw jaar brengen. Veranderden uw kosten of loon, zoals een kind, hogere huur of baanverlies? Toon bewijs, dan moet het kantoor het bedrag meteen aanpassen. Betaal nieuwe rekeningen zo goed mogelijk en ga naar schuldhulp (Caritas).',
  },
}
