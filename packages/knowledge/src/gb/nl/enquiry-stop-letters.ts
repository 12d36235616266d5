/** Questions about letters that say stop: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOP_LETTERS_NL: Words = {
  'gb.ask-stop.mark-letter': {
    says: 'Negeer het niet en teken niets in haast. Zoek het merk, de datum en de waren op in het openbare register. Een naam die erop lijkt telt meestal alleen voor soortgelijke waren, als kopers ze kunnen verwarren. Vraag meer tijd en haal eerst advies.',
  },
  'gb.ask-stop.used-first': {
    says: 'Verzamel bewijs met datum van uw gebruik vóór hun aanvraag: rekeningen, foto’s, de website. Een naam die kopers al kenden kan een later merk laten vervallen, of in uw streek blijven. Vraag een merkengemachtigde voordat u tekent of stopt.',
  },
}
