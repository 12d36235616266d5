/** Questions of a person who sold a used car or thing to somebody else: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_NL: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Dat het later stukging is op zich geen reden om terug te betalen. Een particuliere verkoper belooft geen kwaliteit. Het moet van u zijn en zoals beschreven, en u mag niet liegen op vragen. Bewaar advertentie, berichten, bon en MOT. Antwoord één keer schriftelijk. Negeer nooit een claim van de rechtbank. Verkoopt u vaak, dan gelden de regels voor handelaars.',
  },
}
