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
  'gb.ask-bailiff.council-tax-visit': {
    says: 'Non li faccia entrare. Per la council tax non possono entrare con la forza né con un fabbro, salvo se sono già entrati e hanno elencato beni. Chiuda a chiave, parli dalla buca delle lettere e parcheggi l’auto altrove. Scriva oggi alla ditta e al comune perché è vulnerabile e quanto può pagare. Le spese sono fisse: £75, e £235 per una visita. Il carcere è l’ultimo passo, dopo che un giudice ha visto i suoi mezzi. National Debtline: 0808 808 4000.',
  },
  'gb.ask-bailiff.charge-for-payment': {
    says: 'Una charge for payment le dà 14 giorni. Poi possono bloccare un conto oltre £1.000 o prendere dallo stipendio. Chiami ora il comune e gli sheriff officers e offra una somma che può mantenere. Un consulente può attivare un moratorium di sei mesi o il Debt Arrangement Scheme, che fermano tutto. Non possono prendere cose da dentro casa senza un ordine speciale del giudice. Consiglio gratis: National Debtline 0808 808 4000.',
  },
}
