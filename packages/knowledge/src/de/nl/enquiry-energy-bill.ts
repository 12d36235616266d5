/** Questions about a high or guessed bill for power or gas: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_NL: Words = {
  'de.ask-energy.high-bill': {
    says: 'Maak een foto van de meter, vergelijk die met de rekening en maak schriftelijk bezwaar. Schatten mag maar in weinig gevallen, en een juiste meterstand verbetert het. Bij basislevering mag u geld inhouden bij een duidelijke fout. Dat mag ook als het verbruik meer dan verdubbeld is en u een controle van de meter vraagt. Betaal anders wat niet betwist is. Daarna helpt de Schlichtungsstelle Energie gratis.',
  },
}
