/** Questions about the immigration office: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_OFFICE_NL: Words = {
  'us.immigration.ask-door': {
    says: 'U hoeft niet open te doen zonder bevel (warrant) dat een rechter tekende. Vraag het door het raam te zien. U mag zwijgen. Ren niet weg, lieg niet en houd hen niet tegen.',
  },
  'us.immigration.ask-denied': {
    says: 'Lees welk beroep (appeal) of verzoek (motion) het bericht noemt, en tot wanneer: meestal 30 dagen, of 33 als het per post kwam. Ga deze week naar een advocaat voor immigratie of een erkende helper, voordat u opnieuw aanvraagt of vertrekt.',
  },
  'us.immigration.ask-card-expired': {
    says: 'Als een kaart van tien jaar afloopt, blijft u vaste inwoner en mag u werken. Dien nu formulier I-90 in: het bewijs daarvan verlengt de kaart. Een kaart van twee jaar is anders: dien formulier I-751 in voor het einde.',
  },
  'us.immigration.ask-moved': {
    says: 'Ja. Zeg het USCIS binnen tien dagen na de verhuizing: online of met formulier AR-11. Het is gratis. Geef het nummer van elke open zaak, zodat brieven aankomen. Zeg het bij een asielgesprek ook aan dat kantoor, en ga op de dag zelf tenzij het die verzet. Loopt er een zaak bij de immigratierechter, zeg het daar binnen vijf dagen met EOIR-33. Wie een zitting mist, kan worden uitgezet. Bewaar bewijs.',
  },
}
