/** The Italian words of the rows in ../city-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_TENANTS_IT: Words = {
  'us.city.chicago': {
    says: 'Chicago ha una propria legge sugli affitti per depositi, riparazioni, spese di ritardo e serrature. Vale per quasi tutte le case in affitto, ma non per i piccoli edifici dove abita il proprietario.',
  },
  'us.city.philadelphia': {
    says: 'A Philadelphia un proprietario (landlord) deve avere una licenza per affittare. Quasi sempre deve provare il programma contro lo sfratto (eviction diversion) prima di andare in tribunale.',
  },
  'us.city.seattle': {
    says: 'A Seattle un proprietario (landlord) può finire un affitto solo per un motivo scritto nella legge. Ci sono limiti in inverno e durante l’anno scolastico.',
  },
  'us.city.los-angeles': {
    says: 'Nella città di Los Angeles quasi tutti gli inquilini possono essere messi fuori solo per un motivo scritto nella legge. Gli edifici più vecchi hanno un limite agli aumenti dell’affitto.',
  },
  'us.city.san-francisco': {
    says: 'A San Francisco quasi tutti gli inquilini possono essere messi fuori solo per un motivo scritto nella legge. Gli edifici più vecchi hanno un limite agli aumenti dell’affitto.',
  },
  'us.city.oakland': {
    says: 'A Oakland quasi tutti gli inquilini possono essere messi fuori solo per un motivo scritto nella legge. L’avviso deve andare anche alla città. Gli edifici più vecchi hanno un limite agli aumenti dell’affitto.',
  },
  'us.city.new-york': {
    says: 'A New York City gli inquilini con reddito basso possono avere un avvocato gratis nel tribunale della casa (housing court). Le case con affitto regolato (rent-stabilized) hanno un limite e il diritto al rinnovo.',
  },
  'us.city.new-york-heat': {
    says: 'A New York City il proprietario deve riscaldare da ottobre a maggio: 68 gradi Fahrenheit di giorno se fuori sono meno di 55, e 62 di notte. Chiami il 311. La Housing Court può ordinare i lavori.',
  },
}
