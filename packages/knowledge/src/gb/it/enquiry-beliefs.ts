/** Domande nate da idee sbagliate: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_IT: Words = {
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
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Paghi la somma del sollecito entro 7 giorni e può continuare a rate. Se no, il resto dell’anno è dovuto 7 giorni dopo. Dopo due solleciti in un anno, una terza rata saltata rende dovuto tutto.',
    dependsOn: 'se la somma del sollecito è stata pagata entro 7 giorni',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Sì. Dopo un sollecito o un avviso finale (final notice) il comune (council) può chiedere un «liability order» al tribunale (magistrates court). Pagare tutto prima dell’udienza chiude il caso, ma si possono aggiungere spese. Chiami prima il comune e chieda un piano.',
  },
  'gb.ask-debt.benefit-seized': {
    says: 'Una società di carte, prestiti o cataloghi non può prendere un aiuto alla fonte. Le trattenute da Universal Credit valgono solo per certi debiti, come affitto, energia o tassa comunale (council tax). I soldi già sul conto sono meno protetti, quindi chieda una consulenza gratuita.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Un Universal Credit pagato per errore può essere ripreso, anche se l’errore era loro. Quasi tutti gli aiuti più vecchi si restituiscono solo se Lei ha lasciato fuori o sbagliato qualcosa. Può chiedere un nuovo esame, una rata più bassa o la rinuncia (waiver).',
    dependsOn: 'quale aiuto è',
  },
  'gb.ask-tv.over-75': {
    says: 'È gratuita dai 75 anni solo se Lei, o un partner che vive con Lei, riceve Pension Credit. Deve farne domanda. Gli altri di quell’età pagano come tutti, se guardano TV in diretta o BBC iPlayer.',
    dependsOn: 'se viene pagato Pension Credit',
  },
  'gb.ask-debt.offer-refused': {
    says: 'Non sono obbligati ad accettare un’offerta. Ma un creditore deve trattarla in modo giusto nelle difficoltà e pensare a quanto può pagare. Mandi un bilancio con l’offerta, continui a pagare quanto può, e chieda aiuto a un consulente gratuito.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'Per una carta, un prestito o un catalogo devono mandare una copia fedele se Lei la chiede e paga £1. Fino ad allora nessun tribunale può farlo valere. Il debito non è nullo, e non serve che una copia mostri la Sua firma.',
    dependsOn: 'che tipo di debito è',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Legga che cosa dice sull’uscita prima della fine. Una clausola che fa pagare a lungo senza usare la palestra (gym) può essere ingiusta. Una clausola ingiusta non La vincola. Scriva alla palestra, mandi la prova di ciò che è cambiato, e chieda di chiudere il contratto.',
    dependsOn: 'che cosa dice il contratto, e se le sue clausole sono giuste',
  },
  'gb.ask-parking.firm-court': {
    says: 'Sì. Può iniziare una causa nella county court, entro sei anni. Se arriva un modulo (claim form), risponda al tribunale entro 14 giorni dalla notifica. Non rispondere può portare a una sentenza contro di Lei.',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Sono due cose. Un avviso di inadempienza (default notice) viene dal creditore e Le dà almeno 14 giorni per rimediare. Una sentenza viene solo da un tribunale, dopo una causa a cui Lei può rispondere.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Se tutti sono studenti a tempo pieno, la casa è esente: nessuno paga. Se un adulto non lo è, la richiesta va a lui, con il 25% in meno quando tutti gli altri sono studenti. Mandi al comune (council) i certificati di studente.',
    dependsOn: 'se tutti quelli che vivono lì sono studenti a tempo pieno',
  },
  'gb.ask-work.three-warnings': {
    says: 'Nessuna legge fissa un numero di avvertimenti. Il codice di Acas (Acas Code) vuole una procedura giusta, di solito un primo e un ultimo avvertimento, ma nessuno per colpa grave (gross misconduct). Quanto ha lavorato lì decide se può agire.',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'Può recedere dalla maggior parte dei crediti personali entro 14 giorni da quando firma o riceve la copia. Lo dica per iscritto a chi ha prestato. Poi restituisca la somma entro 30 giorni, con gli interessi di quei giorni. Per un mutuo è diverso.',
  },
}
