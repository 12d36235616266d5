/** Questions about tax at source and a tax return that was forgotten: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AT_SOURCE_NL: Words = {
  'ch.ask.tax-at-source': {
    says: 'Stuur het belastingkantoor van uw kanton voor 31 maart van het volgende jaar een verzoek: daarna is het verloren. Bij verkeerd tarief, kinderen of bedrag vraagt u een correctie. Voor aftrek zoals de derde pijler, schulden of opvang vraagt u de gewone aanslag achteraf. Denk na: die geldt dan elk jaar. Voeg loonopgave en bewijs bij. Vanaf 120.000 frank per jaar komt zij vanzelf.',
  },
  'ch.ask.return-forgotten': {
    says: 'Stuur haar nu, ook als papieren ontbreken, en schrijf waarom het laat is. Vraag meer tijd vóór de dag in de herinnering: de meeste kantons geven die, vaak online. Zwijgt u, dan schat het kantoor, meestal te hoog, en geeft een boete, gewoonlijk tot 1.000 frank. Tegen beide kunt u binnen 30 dagen bezwaar maken, met de volledige aangifte. Ziek of in nood? Zeg het met bewijs.',
  },
}
