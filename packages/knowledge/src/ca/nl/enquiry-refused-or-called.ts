/** Questions about refused benefits and sponsorships, and calls in the name of the tax office: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSED_OR_CALLED_NL: Words = {
  'ca.fact.ei-misconduct': {
    says: 'Vraag Service Canada om herziening, schriftelijk en gratis, binnen 30 dagen nadat u de beslissing kreeg. Niet elk ontslag is wangedrag. U moet het met opzet hebben gedaan, of zo slordig dat het op hetzelfde neerkomt. En u moet hebben geweten dat het de baan kon kosten. Zeg waarom het gebeurde en stuur bewijs, zoals een gewijzigde dienst. Blijft het nee, dan beslist het Social Security Tribunal: vraag het binnen 30 dagen.',
  },
  'ca.fact.sponsorship-refused': {
    says: 'De sponsor kan binnen 30 dagen na ontvangst van de weigering in beroep bij de Immigration Appeal Division. Die kijkt naar nieuw bewijs: foto’s, berichten, bezoeken, gestuurd geld, een kind samen. Daar is geen beroep na een ernstig misdrijf, of bij een aanvraag vanuit Canada zelf. Dan is het meestal de Federal Court, binnen 15 dagen. Ga nu naar rechtshulp of een erkende adviseur.',
  },
  'ca.fact.tax-office-call': {
    says: 'Nee, dit is oplichting. De CRA dreigt niet met arrestatie. Zij wil nooit cadeaukaarten, bitcoin of een e-overboeking. Hang op en betaal niets. Twijfelt u, bel dan zelf: 1-800-959-8281. Betaalde u of gaf u uw SIN of bankgegevens, bel dan meteen uw bank, en daarna Equifax en TransUnion. Meld het bij het Canadian Anti-Fraud Centre: 1-888-495-8501.',
  },
  'ca.fact.ei-after-firing': {
    says: 'Ontslag alleen neemt de uitkering (EI) niet weg. Dat doet alleen wangedrag (misconduct): iets met opzet, of zo roekeloos dat het op hetzelfde neerkomt. Werk dat niet goed genoeg was, is dat meestal niet. Vraag meteen aan, uiterlijk vier weken na de laatste dag, ook zonder werkbewijs (ROE). Zeg eerlijk waarom. Service Canada beslist, niet de baas. Bij een nee vraagt u binnen 30 dagen om een nieuwe blik.',
  },
}
