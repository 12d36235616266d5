/** Questions about what bailiffs may do: hours, goods, police, and Northern Ireland. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_POWERS_IT: Words = {
  'gb.ask-bailiff.others-goods': {
    says: 'Solo gli ufficiali giudiziari (bailiffs) possono prendere cose. Possono prendere solo ciò che è di chi deve il debito, da solo o con altri. Il vero proprietario dovrebbe mandare subito una prova, come lo scontrino o le carte del finanziamento.',
  },
  'gb.ask-bailiff.hours': {
    says: 'Possono venire solo dalle 6 di mattina alle 9 di sera, ogni giorno, se un tribunale non permette di più. Un’attività aperta in altri orari è diversa.',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'No. Devono lasciare ciò che serve a una casa: fornello o microonde, frigo, lavatrice, letti, e un tavolo con sedie. Lo dica loro, e faccia reclamo alla società se elencano queste cose.',
  },
  'gb.ask-bailiff.police': {
    says: 'No, non perché tiene la porta chiusa per un debito come la tassa comunale (council tax) o una multa di parcheggio. Parli attraverso la porta e chieda una prova. Se sono entrati legalmente, non li spinga e non li blocchi. Le multe del tribunale non pagate sono diverse.',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: 'In Irlanda del Nord una società di debiti non ha ufficiali giudiziari (bailiffs) suoi. Solo l’Enforcement of Judgments Office può eseguire un debito, e solo dopo una sentenza. Non è obbligato a far entrare nessun altro.',
  },
}
