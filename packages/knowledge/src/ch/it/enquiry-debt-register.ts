/** The Italian words of the rows in ../enquiry-debt-register.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_REGISTER_WORDS: Words = {
  'ch.ask.hide': {
    says: "Dopo la Sua opposizione può chiedere all'ufficio, tre mesi dopo, di non mostrarla più, se il creditore non ha fatto nulla. Dal 2026 vale anche se un giudice lo ha respinto in modo definitivo. Ha tempo fino a cinque anni dalla fine del caso. Il creditore può anche ritirarla.",
    dependsOn: 'che cosa ha fatto il creditore',
  },
  'ch.ask.register-time': {
    says: 'Altri vedono l’iscrizione per cinque anni dopo la fine dell’esecuzione. Resta anche se pagata, salvo ritiro del creditore: lo chieda quando paga. Dopo l’opposizione può chiedere dopo tre mesi che l’ufficio la nasconda, se il creditore non ha fatto nulla. Costa 40 franchi.',
  },
}
