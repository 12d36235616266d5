/** Questions about a thing bought from a private person: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_NL: Words = {
  'ie.ask.private-goods': {
    says: 'Bij een particulier moet het van hem zijn en kloppen met de beschrijving. Is het gestolen, dan kan de eigenaar het terugkrijgen, maar de verkoper moet u betalen: meld het de gardaí met de advertentie. Schrijf de verkoper, vraag bank of app het geld terug te halen, en dagvaard dan bij de District Court.',
  },
}
