/** The Dutch words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_NL: Words = {
  'es.ask.collector-home': {
    says: 'Een incasseerder mag niet binnenkomen, niets nemen en het uw baas niet zeggen. U hoeft de deur niet open te doen.',
  },
  'es.ask.asnef': {
    says: 'Schrijf de lijst gratis en vraag uw gegevens. Is de schuld onder €50, betaald, ouder dan vijf jaar of is het u niet verteld, vraag haar dan te wissen. Zo niet, ga naar de AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Vraag het nieuwe bedrijf schriftelijk het contract en bewijs dat het uw schuld kocht. U houdt dezelfde verweren. Betaal niet voor u bewijs ziet.',
  },
}
