/**  Rows that speak to several kinds of letter, or to letters and questions. They stand apart, so that whoever loads one kind does not load the rows of the others.
 The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SEVERAL_KINDS_IT: Words = {
  'gb.claim.myth-ignore': {
    says: 'A un vero modulo di causa (claim form) bisogna rispondere. Se lo ignora, possono avere una sentenza contro di Lei senza udienza.',
  },
  'gb.debt.parking-added': {
    says: 'Se Lei è l’intestatario (keeper) e non guidava, possono chiedere al massimo la somma del primo avviso. Le spese di recupero aggiunte non La obbligano.',
    actionable:
      'Confronti la somma con il primo avviso. Se aggiungono spese, scriva che non le deve.',
  },
  'gb.debt.parking-code': {
    says: 'Il codice del settore permette di aggiungere fino a £70 quando non si paga. Il codice non è legge, e un giudice può rifiutarli.',
    actionable: 'Chieda la frase del cartello che La obbligava alla somma aggiunta.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Gli incaricati del recupero non sono ufficiali giudiziari (bailiffs). Non possono prendere le Sue cose. I bailiffs vengono solo dopo una sentenza o un altro ordine legale.',
  },
  'gb.debt.myth-prison': {
    says: 'Dovere soldi per una carta, un prestito, una bolletta o un parcheggio privato non è un reato.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Un debito non finisce quando è venduto. Il nuovo proprietario può chiederlo, alle stesse condizioni della prima azienda.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Dopo sei anni il debito esiste ancora, ma una causa si può fermare. Prima della fine, un pagamento o un’ammissione firmata fanno ripartire i sei anni.',
  },
  'gb.ask-debt.change-pay-later': {
    says: 'I contratti «buy now pay later» fatti dal 15 luglio 2026 con un finanziatore separato sono regolati. Quelli più vecchi non sono coperti.',
    was: 'Quasi tutti i contratti «buy now pay later» non avevano controlli né Ombudsman.',
    is: 'I nuovi contratti con un finanziatore separato richiedono controlli, e può andare dal Financial Ombudsman.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Un avviso prima della causa (letter before claim) non è una sentenza. Una sentenza arriva solo dopo una causa persa, o a cui Lei non ha risposto.',
  },
  'gb.scam.myth-my-fault': {
    says: 'Può chiedere il rimborso anche se ha mandato Lei i soldi. La banca può rifiutare solo in pochi casi, come una grave negligenza. Deve provarlo.',
  },
  'gb.tv.myth-owning': {
    says: 'Non serve una licenza per avere una TV. Serve per guardare o registrare TV in diretta, o per usare BBC iPlayer.',
  },
}
