/** Questions about the terms of work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_NL: Words = {
  'ie.ask.tips': {
    says: 'In cafés, pubs, hotels, kapperszaken en enkele andere branches moet fooi per kaart of app eerlijk onder het personeel worden verdeeld. Fooi mag uw loon niet vervangen. Vraag de schriftelijke regels en uw deel. Klaag binnen zes maanden bij de WRC. Dat is gratis.',
  },
  'ie.ask.written-terms': {
    says: 'Vraag er schriftelijk om. De hoofdpunten moet u binnen vijf dagen krijgen, de rest binnen een maand. Ook zonder hebt u recht op minimumloon, vakantie, rust en opzegtermijn. Komt er niets, klaag dan gratis bij de WRC; die kan tot vier weken loon toekennen.',
  },
  'ie.ask.work-permit': {
    says: 'Een werkgever mag u niet laten betalen voor de werkvergunning (employment permit) of de werving, en uw paspoort niet houden. Dat is strafbaar. Met de meeste vergunningen (general of critical skills) kunt u na negen maanden vragen om naar een andere werkgever te gaan. Vraag elke eis op papier en klaag bij de WRC.',
  },
  'ie.ask.rest-and-hours': {
    says: 'U hebt recht op 24 uur vrij achter elkaar per week, 11 uur tussen diensten en een pauze van 15 minuten na vierenhalf uur, of 30 na zes. Gemiddeld is 48 uur per week het meeste. Voor extra uren is een dag vooraf nodig. Verder telt uw contract. De WRC is gratis.',
  },
  'ie.ask.sunday': {
    dependsOn: 'of uw contract zegt dat het loon de zondag al meetelt',
    says: 'Voor zondag moet u iets extra krijgen, tenzij uw loon het duidelijk dekt: meer per uur, een bedrag of betaalde vrije tijd. Eerlijk is vaak een kwart tot een derde meer. Vraag het schriftelijk. Daarna de Workplace Relations Commission, gratis, binnen zes maanden.',
  },
}
