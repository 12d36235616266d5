/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_IT: Words = {
  'nz.need.bed': {
    says: 'Chiami ora Work and Income allo 0800 559 009, o ci vada, e dica che non ha dove stare stanotte. Cerca un alloggio di transizione, o può pagare un motel per qualche giorno (emergency housing). Se dice di no, chieda i motivi per iscritto e un riesame (review). Citizens Advice Bureau aiuta gratis: 0800 367 222. In pericolo: 111.',
  },
  'nz.need.food': {
    says: 'Chiami ora Work and Income allo 0800 559 009 e chieda oggi denaro per il cibo (Special Needs Grant). Non serve avere un sussidio, e per lo più non si restituisce. Se dice di no, chieda un riesame (review). Citizens Advice Bureau dice dov’è il banco alimentare più vicino: 0800 367 222.',
  },
  'nz.need.power': {
    says: 'Chiami ora la compagnia. Dica chi è in casa, offra un piano e chieda la luce oggi. Chi ha bisogno di corrente per la salute (medically dependent) non può essere staccato per una bolletta. Work and Income può pagare una bolletta urgente, anche senza sussidio: 0800 559 009. Se la compagnia rifiuta, Utilities Disputes è gratis: 0800 22 33 40.',
  },
  'nz.need.meter': {
    says: 'Chiami ora la compagnia. Dica che il contatore è vuoto e chi è in casa. Chieda credito per stanotte e un piano, o di lasciare il prepagato. Work and Income può aiutare per l’energia urgente, anche senza sussidio: 0800 559 009. Se la compagnia rifiuta, Utilities Disputes è gratis: 0800 22 33 40.',
  },
  'nz.need.loan-shark': {
    says: 'In pericolo chiami il 111. Minacciare per avere soldi è un reato (ricatto). Chi presta per mestiere deve stare in un registro pubblico; se non c’è, lei non deve interessi né spese. Lei non ha commesso reati chiedendo un prestito. Non lo incontri da solo. Conservi i messaggi per la polizia. Faccia bloccare la carta e aprire un altro conto. MoneyTalks aiuta gratis: 0800 345 123.',
  },
}
