/** Questions about how long a missed loan stays on the register: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REGISTER_YEARS_NL: Words = {
  'ie.ask.credit-years': {
    says: 'Het Central Credit Register bewaart een lening vijf jaar na het einde, met de maanden zonder betaling. Vraag uw rapport gratis op centralcreditregister.ie. Is iets fout, vraag geldgever en register schriftelijk om verbetering. U kunt een korte verklaring toevoegen, zoals ziekte. Elke geldgever beslist zelf; vraag waarom.',
  },
}
