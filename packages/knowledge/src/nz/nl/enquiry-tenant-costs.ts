/** Questions of tenants about damage that they caused and a second rise of the rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_COSTS_NL: Words = {
  'nz.ask.damage': {
    says: 'Niet alles. Voor schade door onachtzaamheid betaalt u per keer hoogstens vier weken huur of het eigen risico (excess) van de verzekering van de verhuurder, het laagste van de twee. De verzekeraar kan de rest niet van u eisen. Voor slijtage of zonder onachtzaamheid betaalt u niets. Alleen opzet, een ernstig misdrijf of sinds december 2025 een huisdier kost alles. Zeg dit bij het Tenancy Tribunal en vraag de polis: 0800 836 262.',
  },
  'nz.ask.rent-up-twice': {
    says: 'Nee. De huur mag maar één keer in 12 maanden omhoog, geteld vanaf de laatste verhoging of het begin. Er zijn 60 dagen schriftelijk bericht nodig. Schrijf dat het te vroeg is en betaal de oude huur door. Te veel betaald kunt u terugvragen. Gaan zij door, ga naar het Tenancy Tribunal: 0800 836 262. Zij mogen u er niet voor straffen.',
  },
}
