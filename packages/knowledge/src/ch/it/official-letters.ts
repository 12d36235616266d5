/** Prestazioni, imposte e fatture, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_IT: Words = {
  'ch.benefit.who': {
    says: 'È un ufficio delle assicurazioni sociali. Deve decidere per iscritto, con motivi e rimedio.',
  },
  'ch.benefit.reality': {
    says: 'Una decisione così può essere sbagliata. L’opposizione di solito ferma la richiesta.',
  },
  'ch.benefit.not-yet': {
    says: 'Prima che la decisione sia definitiva non possono avviare un’esecuzione.',
  },
  'ch.benefit.step-file': {
    says: 'Chieda il Suo incarto e il calcolo. Di solito è gratis.',
  },
  'ch.benefit.step-reported': {
    says: 'Cerchi prove di aver comunicato il cambiamento: lettere, mail, note. Mostra la buona fede.',
  },
  'ch.benefit.right-court': {
    says: 'Se respingono l’opposizione, ha 30 giorni per il tribunale cantonale. Di solito è gratis o poco caro.',
  },
  'ch.benefit.option-plan': {
    says: 'Chieda di restituire a rate che lascino da vivere.',
    title: 'Chiedere rate',
    cost: 'Gratis.',
    time: 'Prima della data.',
    risk: 'Possono chiedere prove.',
    bestFor: 'La somma è giusta, ma troppo alta.',
  },
  'ch.tax.who': {
    says: 'È un ufficio fiscale del comune, del cantone o dello Stato. Una tassazione definitiva vale come sentenza.',
  },
  'ch.tax.not-yet': {
    says: 'Prima di un sollecito e di un’esecuzione non possono prendere paga o beni. Il minimo vitale resta.',
  },
  'ch.bill.who': {
    says: 'È il Suo fornitore. Una fattura o un sollecito non è ancora un’esecuzione.',
  },
  'ch.bill.reality': {
    says: 'Per una fattura nessuno può prendere paga o beni. Chiami subito: di solito danno più tempo.',
  },
  'ch.bill.right-five-years': {
    says: 'Le fatture periodiche di luce, acqua e telefono si prescrivono di solito in cinque anni. Deve dirlo.',
  },
  'ch.bill.step-meter': {
    says: 'Confronti contatore, periodo e anno scorso. Se è troppo alto, chieda per iscritto un controllo del contatore.',
  },
}
