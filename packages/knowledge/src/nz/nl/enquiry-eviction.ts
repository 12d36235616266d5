/** Questions about eviction, locks and rent that is late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_NL: Words = {
  'nz.ask.evict': {
    says: 'Ze moeten 90 dagen geven zonder reden, of 42 dagen bij sommige redenen, en alleen bij een huur zonder einddatum (periodic tenancy). Blijft u? Dan hebben ze een bevel van het Tribunal nodig.',
    dependsOn: 'de soort huur, de reden en de datums',
  },
  'nz.ask.locks': {
    says: 'Buitensluiten is tegen de wet. Bel Tenancy Services op 0800 836 262, en de politie als u buitengesloten bent.',
  },
  'nz.ask.arrears': {
    says: 'Betaal nu wat u kunt en vraag Work and Income om hulp. Betaalt u alles binnen de 14 dagen van een bericht (14 day notice)? Dan vervalt dat bericht. Bij 21 dagen te laat kunnen ze naar het Tribunal.',
  },
  'nz.ask.notice-days': {
    says: 'Bij een periodieke huur hebben 90 dagen geen reden nodig; 42 dagen wel een uit de wet. Het Tribunal kan een opzegging als straf vernietigen: vraag dit binnen 28 werkdagen.',
  },
}
