/** Questions about car tax of past years: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_TAX_NL: Words = {
  'it.ask.car-tax-old': {
    says: 'Wegenbelasting verjaart aan het einde van het derde jaar na het jaar waarin die moest worden betaald: voor 2021 op 31 december 2024. Maar een aanslag die u eerder bereikte, start drie nieuwe jaren: vraag de regio om een kopie. Kwam er geen? Vraag om intrekking en ga toch binnen 60 dagen naar de belastingrechter; tot € 3.000 zonder advocaat. Een blokkade kan alleen een auto op uw naam treffen.',
  },
}
