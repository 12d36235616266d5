/** Questions about an eviction that a judge has ordered and a bailiff has named the day for: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DATE_NL: Words = {
  'nl.ask.eviction-date': {
    says: 'Pak nog niet in, maar doe vandaag iets. Bel de verhuurder en de schuldhulp van de gemeente: bij een dreigende ontruiming moet die u binnen drie werkdagen spreken. Bied een regeling aan en blijf de huur betalen. Zegt de verhuurder nee, dan kan de schuldhulp de rechtbank om een pauze (moratorium) tot zes maanden vragen. Het Juridisch Loket zegt gratis of hoger beroep helpt: meestal drie maanden. Was u niet bij de rechter? Verzet in vier weken.',
  },
}
