/** What can still be done when the day in a letter of a council, a tax office or a benefit office is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_IT: Words = {
  'gb.late.pcn-step': {
    says: 'I giorni di questa lettera sembrano passati. Chiami oggi il comune e chieda che cosa viene ora. Mandi i suoi motivi e dica perché è in ritardo: può ancora guardarli.',
  },
  'gb.late.pcn-appeal-step': {
    says: 'I 28 giorni sembrano passati. Mandi oggi il ricorso (appeal) e scriva perché è tardi. Il tribunale lo tratta come richiesta di più tempo e può dire sì o no.',
  },
  'gb.late.pcn-certificate-step': {
    says: 'I 14 giorni sembrano passati, quindi il comune può aver registrato il debito in tribunale. Chiami oggi: paghi, o chieda rate prima delle spese degli ufficiali.',
  },
  'gb.late.pcn-recovery-step': {
    says: 'I 21 giorni sembrano passati. È vero per lei un motivo del modulo TE9 o PE3? Lo mandi oggi con il TE7 o PE2, che chiede più tempo. Dica perché è in ritardo.',
  },
  'gb.late.council-want': {
    says: 'Il comune ha chiesto la council tax in ritardo. I giorni della lettera sono passati, quindi può volere ora tutto il resto dell’anno.',
  },
  'gb.late.council-reality': {
    says: 'Questo debito viene prima. Il comune può essere già andato in tribunale, ma può ancora concordare un piano con lei.',
  },
  'gb.late.council-not-yet': {
    says: 'Gli ufficiali possono venire solo dopo un ordine del tribunale (liability order). Chieda al comune se c’è.',
  },
  'gb.late.council-step': {
    says: 'Chiami oggi il comune, anche se i giorni sono passati. Paghi la parte in ritardo se può e chieda di riavere il piano mensile. Può dire di sì.',
  },
  'gb.late.summons-reality': {
    says: 'Il giorno dell’udienza è passato, quindi il tribunale ha probabilmente emesso una liability order. Non è un caso penale e può ancora concordare un piano.',
  },
  'gb.late.summons-step': {
    says: 'Chiami oggi il comune e chieda se c’è una liability order. Chieda un piano prima che vada agli ufficiali. Se la tassa non era dovuta, chieda di far annullare l’ordine.',
  },
  'gb.late.council-scotland-step': {
    says: 'I giorni di questa lettera sono passati. Chiami oggi il comune, chieda se c’è un summary warrant e chieda un piano.',
  },
  'gb.late.tax-rights': {
    says: 'Può ancora chiedere di pagare a rate. Può fare ricorso entro 30 giorni dalla lettera. Dopo serve un buon motivo, e deve chiederlo appena può.',
  },
  'gb.late.tax-step': {
    says: 'Chiami oggi HMRC, anche se il giorno è passato, e chieda Time to Pay. Può pignorare senza tribunale, quindi non aspetti.',
  },
  'gb.late.tax-option': {
    says: 'Scriva a HMRC che cosa è sbagliato. I 30 giorni sono passati? Dica che cosa lo ha impedito, come una malattia. Se dice no, può chiedere al tribunale fiscale.',
    title: 'Fare ricorso, anche tardi',
    cost: 'Gratis.',
    time: 'Ora. Non aspetti quando il motivo è finito.',
    risk: 'Corrono interessi sulla tassa dovuta.',
    bestFor: 'La somma è sbagliata o aveva un buon motivo.',
  },
  'gb.late.benefit-step': {
    says: 'Chieda oggi di riguardare la decisione. Ha più di un mese? Dica perché è in ritardo. Con un buon motivo possono accettarlo fino a 13 mesi dopo la decisione.',
  },
  'gb.late.benefit-option': {
    says: 'Dica che cosa è sbagliato, mandi prove e dica che cosa lo ha impedito, come malattia o ospedale.',
    title: 'Chiedere una revisione, anche tardi',
    cost: 'Gratis.',
    time: 'Al massimo 13 mesi dopo la decisione.',
    risk: 'Possono rifiutare se il motivo è debole.',
    bestFor: 'La decisione è sbagliata e qualcosa le ha impedito di chiedere in tempo.',
  },
}
