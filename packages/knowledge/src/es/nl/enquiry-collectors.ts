/** The Dutch words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_NL: Words = {
  'es.ask.collector-home': {
    says: 'Een incasseerder mag niet binnenkomen, niets nemen en het uw baas niet zeggen. U hoeft de deur niet open te doen.',
  },
  'es.ask.asnef': {
    says: 'Schrijf de lijst gratis, met uw identiteitsbewijs en bewijs, en vraag inzage en verwijdering. De schuld moet zeker zijn: niet betaald, niet betwist bij rechter, overheid of arbitrage, boven €50, hoogstens vijf jaar oud. Ze moesten u eerst waarschuwen, en het binnen 30 dagen melden. Schrijf ook het bedrijf. Ze hebben een maand. Geen antwoord, of een nee? Klaag gratis bij de AEPD. U hoeft niet te betalen wat u niet schuldig bent. Wie er onterecht op staat, kan schadevergoeding vragen.',
  },
  'es.ask.sold-debt': {
    says: 'Vraag het nieuwe bedrijf schriftelijk het contract en bewijs dat het uw schuld kocht. U houdt dezelfde verweren. Betaal niet voor u bewijs ziet.',
  },
}
