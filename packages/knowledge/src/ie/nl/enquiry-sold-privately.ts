/** Questions of a person who sold a used car or thing to somebody else: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_NL: Words = {
  'ie.ask.i-sold-privately': {
    says: 'Dat het later stukging is op zich geen reden om terug te betalen. Een particuliere verkoper belooft geen kwaliteit. Het moet van u zijn en zoals beschreven, en een auto moet veilig rijden, tenzij beiden tekenden van niet. Bewaar advertentie, berichten, bon en NCT. Antwoord één keer schriftelijk. Komen er rechtbankpapieren, antwoord op tijd.',
  },
}
