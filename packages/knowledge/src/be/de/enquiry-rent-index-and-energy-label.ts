/** Questions about the index of the rent and the energy label: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_DE: Words = {
  'be.ask.rent-index-and-energy-label': {
    says: 'Ein schlechtes Label stoppt die Indexierung nicht mehr, kann sie aber senken. In Flandern gilt das für Verträge von vor dem 1. Oktober 2022 mit Label D, E, F oder ohne. In Brüssel gilt es für Verträge von vor dem 14. Oktober 2022 mit Label E, F oder G. Dort gilt bei jeder Erhöhung ein Korrekturfaktor: Nutzen Sie den Rechner der Region. Brüssel verlangt auch, dass der Vertrag registriert ist und Sie den PEB-Ausweis haben. In der Wallonie endete die Sperre im November 2023.',
    dependsOn: 'die Region, das Label und der erste Tag des Vertrags',
  },
}
