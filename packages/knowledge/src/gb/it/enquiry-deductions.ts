/** Questions about pay kept back without a written agreement: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEDUCTIONS_IT: Words = {
  'gb.ask-work.deducted-no-agreement': {
    says: 'No. La paga guadagnata si può ridurre solo per legge, per contratto scritto o con un suo sì scritto di prima. Preavviso non dato o cassa corta non cambiano nulla. Chieda per iscritto la somma, un giorno e la busta paga. Poi Acas entro il termine: 0300 123 1100; il tribunale non costa. Affitto in ritardo? Avvisi subito il proprietario.',
  },
  'gb.ask-work.till-shortage': {
    says: "Si può trattenere solo se il contratto, o un foglio firmato prima, lo permette. In negozi, distributori, pub e ristoranti può andare al massimo il 10% del lordo di quel giorno di paga. Solo l'ultima paga è senza limite. La trattenuta deve avvenire entro 12 mesi da quando il capo ha scoperto l'ammanco. Chieda il resto per iscritto. Poi chiami Acas allo 0300 123 1100 entro il termine.",
  },
  'gb.ask-work.ni-pay-kept-back': {
    says: 'La paga guadagnata si riduce solo per legge, per una clausola scritta o con il suo sì scritto dato prima. Un ammanco di cassa o la divisa non cambiano questo. Le ferie non prese vanno pagate alla fine. Chieda per iscritto la somma e un giorno di pagamento. Poi chiami la Labour Relations Agency, non Acas: 03300 555 300. La causa deve iniziare entro tre mesi meno un giorno dal giorno di paga.',
  },
}
