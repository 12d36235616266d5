/** Questions about rent arrears, eviction and a landlord who cuts off water or power: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_ES: Words = {
  'de.ask-home.evict-now': {
    says: 'Su casero debe ganar un juicio, y solo un agente judicial (Gerichtsvollzieher) puede echarle. En peligro llame al 110.',
  },
  'de.ask-home.eviction-date': {
    says: 'Vaya hoy a la Wohnungssicherung de su ciudad y a un abogado. La petición al juzgado (§ 765a ZPO) debe llegar dos semanas antes del día.',
  },
  'de.ask-home.power-off-landlord': {
    says: 'El casero no puede cortar agua, calefacción o luz para que se vaya. Un juzgado puede pararlo en pocos días (einstweilige Verfügung).',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Actúe antes de deber dos meses: entonces el casero puede terminar enseguida. Pague primero la renta y pida plazos por escrito. El Jobcenter o la oficina social pueden asumir la deuda, también si trabaja. Pida Wohngeld. Su ciudad tiene ayuda gratuita (Wohnungssicherung).',
  },
}
