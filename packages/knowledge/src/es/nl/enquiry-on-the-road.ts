/** Questions about traffic fines: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'es.ask.fine-half': {
    says: 'De helft betalen sluit de zaak: daarna is er alleen de rechter, en de punten bent u toch kwijt. Kies binnen 20 kalenderdagen: de helft betalen, of bezwaar met bewijs en geen korting. Allebei kan niet. Reed iemand anders? Noem die persoon binnen dezelfde 20 dagen, met naam, ID-nummer en adres, en betaal niet.',
  },
  'es.ask.fine-driver': {
    says: 'Noem de echte bestuurder binnen de termijn van de brief, met naam, ID-nummer en adres. Anders kan er een boete van twee of drie keer het bedrag komen. Betaal niet de helft als u bezwaar wilt maken.',
  },
  'es.ask.fine-too-old': {
    says: 'Een lichte overtreding verjaart na drie maanden. Een ernstige of zeer ernstige, zoals meestal te snel rijden, na zes. Elke poging tot betekening stuit dat, ook het bord (TEU) na mislukte post. Is de tijd om? Maak bezwaar binnen 20 kalenderdagen en betaal niet, anders verliest u dat recht. Een definitieve boete verjaart na vier jaar.',
    dependsOn: 'hoe zwaar het is en wat u bereikte',
  },
}
