/** Questions about a higher rent after works on the house: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AFTER_WORKS_NL: Words = {
  'de.ask-home.rent-after-works': {
    says: 'De jaarhuur mag met 8 % van de kosten stijgen, min wat reparaties gekost zouden hebben. Hoogstens € 3 per vierkante meter in zes jaar, bij huur onder € 7 maar € 2. Voor nieuwe gesubsidieerde verwarming, zoals een warmtepomp, kan het 10 % zijn, maar hoogstens 50 cent. De brief moet de berekening tonen en geldt twee maanden later. Hardheid meldt u meestal voor het einde van de maand na de aankondiging. Vraag de rekeningen.',
    dependsOn: 'de kosten, de oppervlakte en uw inkomen',
  },
}
