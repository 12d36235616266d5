/** After how long a claim is too late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'de.limitation.ordinary': {
    says: "La maggior parte delle richieste si prescrive in tre anni, contati dalla fine dell'anno. Deve dirlo Lei.",
    from: "la fine dell'anno in cui la fattura è scaduta e sapevano chi è Lei",
    restartedBy:
      "Un pagamento o un riconoscimento fa ripartire i tre anni. Un'ingiunzione del tribunale o trattative fermano il tempo.",
  },
  'de.limitation.loan': {
    says: 'I prestiti al consumo durano di più: mentre è in arretrato i tre anni possono fermarsi fino a dieci anni. Chieda consiglio.',
    from: "la fine dell'anno in cui la somma è scaduta; per i prestiti al consumo gli arretrati fermano il tempo fino a dieci anni",
    restartedBy: 'Un pagamento o un riconoscimento fa ripartire il termine.',
  },
}
