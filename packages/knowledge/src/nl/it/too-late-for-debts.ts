/** What can still be done about debts and a rented home when the day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_IT: Words = {
  'nl.late.claim-reality': {
    says: 'Il giorno del tribunale sembra passato. Forse il giudice ha deciso senza di Lei (verstek). Può ancora agire, ma oggi.',
  },
  'nl.late.claim-step': {
    says: 'Chiami oggi il tribunale con il numero. Non c’è ancora sentenza? Chieda di rispondere ora (verstek zuiveren). Se c’è, chieda una copia.',
  },
  'nl.late.claim-rights': {
    says: 'Fino alla sentenza può ancora rispondere. Dopo ha di solito quattro settimane per opporsi (verzet), da quando la riceve in mano o reagisce.',
  },
  'nl.late.claim-option': {
    says: 'Lo stesso giudice guarda di nuovo. Un ufficiale deve portare la Sua opposizione (verzetdagvaarding).',
    title: 'Opporsi (verzet), se il giudice ha deciso senza di Lei',
    cost: 'Un ufficiale, e una piccola parte dell’avvocato con poco reddito.',
    time: 'Di solito quattro settimane da quando l’ha avuta in mano.',
    risk: 'Intanto spesso si può eseguire.',
    bestFor: 'Ha una ragione contro la domanda.',
  },
  'nl.late.judgment-reality': {
    says: 'Contate dalla data della carta, le quattro settimane per opporsi (verzet) sono passate. Forse sono iniziate dopo, o non ancora.',
  },
  'nl.late.judgment-stands': {
    says: 'I tre mesi per l’appello sembrano passati. La sentenza di solito resta. Un piano e l’aiuto per i debiti sono ancora possibili.',
  },
  'nl.late.judgment-step': {
    says: 'Quando l’ha avuta in mano? Quando ha chiamato o pagato, o hanno preso denaro? Tutto da meno di quattro settimane: avvocato oggi e opposizione.',
  },
  'nl.late.judgment-plan': {
    says: 'Troppo tardi per opporsi? Chiami oggi l’ufficiale e offra una rata per iscritto. Solo un errore chiaro o un nuovo grave bisogno può fermarla.',
  },
  'nl.late.judgment-right': {
    says: 'Una carta nella cassetta non avvia le quattro settimane per opporsi (verzet). Partono dalla Sua mano, da ciò che fa, o quando prendono denaro.',
  },
  'nl.late.judgment-option': {
    says: 'Chieda allo stesso giudice di guardare ancora. Un avvocato controlla prima l’inizio delle quattro settimane.',
    title: 'Opporsi (verzet), se le Sue quattro settimane corrono ancora',
    cost: 'Un ufficiale, e una piccola parte dell’avvocato con poco reddito.',
    time: 'Oggi.',
    risk: 'Se è tardi, paga le spese.',
    bestFor: 'Lo ha saputo da poco.',
  },
  'nl.late.bailiff-reality': {
    says: 'Il termine sembra passato: si possono pignorare beni, paga o denaro in banca. Le resta il necessario per vivere, e un piano è ancora possibile.',
  },
  'nl.late.bailiff-step': {
    says: 'Chiami oggi l’ufficiale, anche se il giorno è passato. Chieda su quale sentenza si basa e cosa segue. Offra una rata per iscritto.',
  },
  'nl.late.evict-step': {
    says: 'Chiami oggi l’ufficiale e un avvocato. Chieda se e quando avviene lo sfratto. Un giudice può ancora fermarlo o rinviarlo (executiegeschil).',
  },
  'nl.late.demand-step': {
    says: 'Risponda oggi, anche se il giorno è passato: contesti o offra un piano. I 14 giorni corrono dal giorno dopo l’arrivo della lettera.',
  },
  'nl.late.demand-pay': {
    says: 'Paghi ciò che deve. Le spese solo se una prima lettera ha dato 14 giorni e ne ha detto l’importo.',
    title: 'Pagare il conto e controllare le spese',
    cost: 'Il conto, forse con spese.',
    time: 'Oggi.',
    risk: 'Può perdere una difesa.',
    bestFor: 'Il conto è giusto e può pagare.',
  },
  'nl.late.home-reality': {
    says: 'Il giorno della lettera è passato, ma ciò non finisce l’affitto. Senza il Suo sì scritto può restare finché decide un giudice.',
  },
  'nl.late.home-step': {
    says: 'Resti e scriva oggi che non è d’accordo. Il silenzio non era un sì. Prenda ogni carta di un ufficiale: può indicare un’udienza.',
  },
  'nl.late.home-option': {
    says: 'Scriva che non è d’accordo. Tacendo non ha perso nulla.',
    title: 'Dire no alla disdetta, anche ora',
    cost: 'Niente.',
    time: 'Oggi.',
    risk: 'Il padrone di casa può andare in tribunale.',
    bestFor: 'Vuole restare.',
  },
  'nl.late.rent-reality': {
    says: 'Il giorno di pagamento è passato: il padrone può andare in tribunale. Solo un giudice può finire l’affitto. Ciò che paga prima conta a Suo favore.',
  },
  'nl.late.rent-step': {
    says: 'Paghi oggi l’affitto di questo mese e ciò che può, e offra il resto a rate per iscritto. Se arriva una citazione, ci vada: il giudice può dare un mese in più.',
  },
}
