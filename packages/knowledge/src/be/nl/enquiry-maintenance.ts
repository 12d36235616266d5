/** Questions about child maintenance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_NL: Words = {
  'be.ask.maintenance': {
    says: 'Een vonnis blijft gelden tot de familierechtbank het wijzigt. Niet betaald? DAVO int gratis en kan voorschotten geven zodra in een jaar twee maanden ontbreken. Of een deurwaarder haalt het van het loon, zonder beschermde basis. Met opzet meer dan twee maanden niet betalen kan een misdrijf zijn. Zonder vonnis bepaalt de familierechtbank de som naar de middelen van beide ouders.',
  },
  'be.ask.maintenance-cannot-pay': {
    says: 'Stop niet op eigen houtje: het vonnis geldt tot een rechter het wijzigt, en elke gemiste maand kan in beslag komen. Vraag de ander schriftelijk om minder. Is het antwoord nee, ga dan terug naar de familierechtbank. Heeft die de som bepaald, dan brengt een brief aan de griffie met bewijs van uw nieuwe inkomen de zaak terug. Betaal wat u kunt en vraag naar een gratis advocaat (pro deo).',
  },
  'be.ask.contact': {
    says: 'Ouders die uit elkaar gaan houden meestal samen het gezag, en het kind heeft recht op beiden. Schrijf de andere ouder en stel vaste dagen voor. Probeer een gezinsbemiddelaar. Lukt het niet, vraag het dan aan de familierechtbank: die behandelt zulke zaken als dringend. Vraagt u gelijk verblijf, dan moet ze dat eerst bekijken. Blijf onderhoudsgeld betalen en neem het kind niet zelf mee.',
  },
}
