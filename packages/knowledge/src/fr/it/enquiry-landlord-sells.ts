/** Questions about a landlord who sells the home: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_SELLS_IT: Words = {
  'fr.ask-home.landlord-sells': {
    says: 'La vendita da sola non chiude nulla: il contratto continua con chi compra. Per vendere libera una casa non arredata, il proprietario deve dare disdetta sei mesi prima della fine. Quella disdetta è un’offerta: Lei può comprare per primo. Deve indicare prezzo e condizioni, o è nulla. Ha i primi due mesi per dire sì, poi due per firmare, quattro con un mutuo. Per una casa arredata questo diritto non c’è. Poi costa meno? Devono offrirla di nuovo a Lei.',
    dependsOn: 'se c’è disdetta e se la casa è arredata',
  },
}
