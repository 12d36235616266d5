/** Questions about insults online, for the one insulted and the one to be named: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_INSULT_NL: Words = {
  'jp.ask.disclosure': {
    says: 'Antwoord uiterlijk op de datum in de brief. U mag nee zeggen, met redenen. Praat met een advocaat voordat u akkoord gaat iets te betalen.',
  },
  'jp.ask.online-insult': {
    says: 'Bewaar eerst schermfoto’s met adres en tijd. Vraag het platform het te verwijderen. Een rechter kan de schrijver laten noemen (発信者情報開示), maar gegevens blijven vaak maar drie tot zes maanden: ga snel naar een advocaat. U kunt geld eisen. Voor aangifte hebt u zes maanden nadat u weet wie het was.',
  },
  'jp.ask.data-leak': {
    says: 'Een lek kan recht geven op schadevergoeding, ook voor zorgen alleen. De bedragen zijn klein. Is uw kaart misbruikt, meld het meteen; de kaartfirma dekt meestal 60 dagen terug.',
    dependsOn: 'wat er is meegenomen en wat ervan kwam',
  },
}
