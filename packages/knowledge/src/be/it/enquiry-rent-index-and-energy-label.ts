/** Questions about the index of the rent and the energy label: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_IT: Words = {
  'be.ask.rent-index-and-energy-label': {
    says: 'Una classe bassa non ferma più l’indice, ma può ridurlo. Nelle Fiandre vale per contratti iniziati prima del 1° ottobre 2022 con classe D, E, F o nessuna. A Bruxelles vale per contratti iniziati prima del 14 ottobre 2022 con classe E, F o G. Lì a ogni aumento si applica un fattore di correzione: usi il calcolatore della regione. Bruxelles vuole anche il contratto registrato e il certificato PEB consegnato. In Vallonia il blocco è finito a novembre 2023.',
    dependsOn: 'la regione, la classe e il primo giorno del contratto',
  },
}
