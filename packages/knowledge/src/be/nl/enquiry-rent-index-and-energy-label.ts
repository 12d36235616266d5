/** Questions about the index of the rent and the energy label: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_NL: Words = {
  'be.ask.rent-index-and-energy-label': {
    says: 'Een slecht label houdt de indexering niet meer tegen, maar kan ze verlagen. In Vlaanderen is dat zo bij huur die begon voor 1 oktober 2022 met label D, E, F of zonder. In Brussel bij huur die begon voor 14 oktober 2022 met label E, F of G. Dan geldt bij elke verhoging een correctiefactor: gebruik de rekenmodule van het gewest. Brussel eist ook een geregistreerd contract en het PEB-attest. In Wallonië eindigde de bevriezing in november 2023.',
    dependsOn: 'het gewest, het label en de eerste dag van de huur',
  },
}
