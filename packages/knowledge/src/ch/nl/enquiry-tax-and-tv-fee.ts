/** Questions about tax that is due or wrong, and the Serafe fee: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_NL: Words = {
  'ch.ask.tax-cannot-pay': {
    says: 'Vraag de belastingdienst vóór de datum om meer tijd of delen. Bij echte nood kunt u kwijtschelding vragen (Erlass), voordat een invordering begint. Stuur bewijs van inkomen en kosten. Klopt de belasting niet, maak dan binnen 30 dagen bezwaar.',
  },
  'ch.ask.tax-object': {
    says: 'Maak schriftelijk bezwaar binnen 30 dagen na de beslissing. Het is gratis. Zeg wat fout is en voeg bewijs toe. Heeft de dienst alleen geschat omdat er geen aangifte kwam, stuur die nu volledig: u moet tonen dat de schatting duidelijk fout is.',
  },
  'ch.ask.serafe': {
    says: 'Ja. Elk huishouden is het één keer schuldig, ook zonder televisie of radio. Met aanvullende uitkeringen (Ergänzungsleistungen) bent u vrij: stuur Serafe de beslissing. Komen er twee rekeningen in één huishouden, schrijf dan naar Serafe en uw gemeente.',
  },
}
