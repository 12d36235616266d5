/** The Dutch words of the rows in ../enquiry-gift-cards-and-own-dogs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_NL: Words = {
  'us.named.ask-gift-card': {
    says: 'Het geld op een cadeaukaart mag pas vijf jaar na de koop verlopen, en sommige staten verbieden elk einde. Kosten voor niet gebruiken mogen pas na een jaar beginnen. Toon de winkel de wet en vraag een nieuwe kaart. Is de winkel failliet, geef hem meteen uit of meld uw vordering bij de rechter.',
  },
  'us.named.ask-my-dog-bit': {
    dependsOn: 'uw staat en wat er voor de beet gebeurde',
    says: 'In veel staten betaalt de eigenaar voor een beet, ook de eerste. Elders moeten ze tonen dat u het gevaar kende of onvoorzichtig was. Uitdagen of inbreken kan de eis verlagen. Stuur de brief vandaag naar uw woonverzekering: die betaalt en verdedigt u meestal. Geef daarvoor niets toe en betaal niets. Vraag rekeningen en bewijs.',
  },
  'us.named.ask-association-records': {
    says: 'Meestal wel: eigenaren mogen begroting, rekeningen, notulen en contracten zien. Vraag het met een aangetekende brief en noem de papieren. In Florida hebben ze 10 werkdagen, daarna zijn ze tot $500 en uw advocaat schuldig als u wint. In andere staten verschillen de dagen. Bij een nee: kantoor van de staat, bemiddeling of kleine vorderingen.',
  },
}
