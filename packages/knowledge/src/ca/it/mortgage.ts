/** The Italian words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_IT: Words = {
  'ca.mortgage.right-bank-help': {
    says: 'Una banca deve cercare modi per aiutarla in difficoltà, come rate più lunghe nel tempo o nessuna spesa di ritardo. Lo chieda prima della scadenza.',
  },
  'ca.mortgage.right-interest': {
    says: 'L’interesse non può salire perché è in ritardo. Ogni somma per il mancato pagamento deve essere nel contratto e permessa.',
  },
  'ca.mortgage.want': {
    says: 'Chi ha dato il mutuo vuole le rate in ritardo, e dice che può prendere o vendere la casa.',
  },
  'ca.mortgage.reality': {
    says: 'È un avviso con tempo per agire. Molti tengono la casa con un piano, se lo chiedono presto.',
  },
  'ca.mortgage.option-plan': {
    says: 'Chieda per iscritto un piano per la somma in ritardo, prima che finisca l’avviso.',
    title: 'Chiedere un piano',
    cost: 'Chiedere è gratis',
    time: 'Prima che finisca l’avviso',
    risk: 'La somma cresce mentre aspetta.',
    bestFor: 'Ha qualche entrata e vuole restare.',
  },
  'ca.mortgage.on-power': {
    says: 'In Ontario un avviso di vendita (notice of power of sale) può arrivare solo dopo 15 giorni di mancato pagamento. Le dà almeno 35 giorni per mettersi in pari.',
  },
  'ca.mortgage.qc-sixty': {
    says: 'In Québec chi ha dato il mutuo deve registrare un avviso di 60 giorni prima di prendere o vendere una casa. In quel tempo può pagare ciò che è in ritardo.',
  },
  'ca.mortgage.bc-redeem': {
    says: 'In British Columbia chi ha dato il mutuo deve andare in tribunale. Il giudice Le dà quasi sempre sei mesi per pagare o vendere.',
  },
  'ca.mortgage.ab-redeem': {
    says: 'In Alberta chi ha dato il mutuo deve andare in tribunale. Quasi sempre ha sei mesi per pagare in città, o un anno per una fattoria.',
  },
  'ca.mortgage.step': {
    says: 'Chiami oggi chi ha dato il mutuo e chieda il gruppo per chi è in difficoltà (hardship). Veda un avvocato o uno sportello legale (legal clinic) prima che finisca l’avviso.',
  },
}
