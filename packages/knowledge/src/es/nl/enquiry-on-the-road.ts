/** Questions about traffic fines: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'es.ask.fine-half': {
    says: 'Binnen 20 kalenderdagen kiest u: de helft betalen en klaar, of bezwaar met bewijs en de halve prijs verliezen.',
    dependsOn: 'of u bewijs hebt',
  },
  'es.ask.fine-driver': {
    says: 'Noem de echte bestuurder binnen de termijn van de brief, met naam, ID-nummer en adres. Anders kan er een boete van twee of drie keer het bedrag komen. Betaal niet de helft als u bezwaar wilt maken.',
  },
  'es.ask.fine-too-old': {
    says: 'Een lichte overtreding verjaart na drie maanden en een zware na zes, als niets u bereikte. Een boete die vaststaat, verjaart na vier jaar.',
    dependsOn: 'hoe zwaar het is en wat u bereikte',
  },
}
