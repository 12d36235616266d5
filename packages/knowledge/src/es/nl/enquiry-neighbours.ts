/** Questions about noise, cameras, water damage and community dues: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_NL: Words = {
  'es.ask.noise': {
    says: 'Bel elke keer de lokale politie, zodat er een verslag is. De gemeenschap van eigenaars kan stilte eisen en dan naar de rechter. Vraag de gemeente een bar te meten.',
  },
  'es.ask.neighbour-camera': {
    says: 'Een camera van een buur mag zijn eigen huis filmen, niet het uwe, de trap of straat. Vraag schriftelijk haar te draaien. Klaag anders gratis bij: AEPD.',
  },
  'es.ask.community-dues': {
    says: 'Een eigenaar betaalt zijn deel van de gezamenlijke kosten. U kunt een besluit binnen drie maanden aanvechten, een jaar als het tegen de wet is, maar betaal of stort eerst. Vraag de notulen. Bijdragen verjaren na vijf jaar.',
    dependsOn: 'wat de vergadering besloot, en wanneer',
  },
  'es.ask.water-damage': {
    says: 'Maak foto’s en meld het nu schriftelijk aan verzekeraar en buur. Bij een lek in de woning betaalt wie erboven woont, bij gemeenschappelijke leidingen de gemeenschap. U hebt een jaar: stuur een burofax.',
  },
  'es.ask.squatters': {
    says: 'Bel meteen de politie (112 of 091) en doe aangifte, met het uittreksel uit het register of het contract en uw identiteit. Is het uw woning, ook een tweede die u gebruikt, dan is het huisvredebreuk: de politie kan snel optreden. Sinds april 2025 gaat dat via snelrecht. Anders is er de snelle civiele eis: wie in vijf dagen geen recht toont, moet weg. Vervang zelf geen slot en sluit niets af: dat kan strafbaar zijn. Een huurder die niet betaalt is een ander geval.',
  },
}
