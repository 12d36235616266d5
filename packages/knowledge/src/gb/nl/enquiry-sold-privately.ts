/** Questions of a person who sold a used car or thing to somebody else: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_NL: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Dat het later stukging is op zich geen reden om terug te betalen. Een particuliere verkoper belooft geen kwaliteit. Het moet van u zijn en zoals beschreven, en u mag niet liegen op vragen. Bewaar advertentie, berichten, bon en MOT. Antwoord één keer schriftelijk. Negeer nooit een claim van de rechtbank. Verkoopt u vaak, dan gelden de regels voor handelaars.',
  },
  'gb.ask-drive.tax-after-sale': {
    says: 'U bent het niet schuldig als u de DVLA op tijd meldde dat de auto verkocht of gesloopt was. Antwoord nu: stuur de brief of mail waarmee de DVLA antwoordde en de bon met dag en koper. Nooit gemeld? Doe het vandaag online, anders komen er nieuwe boetes. Zeg waarom en vraag om kwijtschelding of minder. Betalen onder protest houdt het bedrag laag.',
  },
}
