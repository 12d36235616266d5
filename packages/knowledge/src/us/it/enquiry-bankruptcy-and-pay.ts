/** The Italian words of the rows in ../enquiry-bankruptcy-and-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_AND_PAY_IT: Words = {
  'us.fact.chapter7-car': {
    says: 'Di solito la tieni, se sei in regola e la tua parte di valore rientra nell’esenzione del tuo Stato. Firmi di nuovo il prestito (reaffirm), paghi subito il valore di oggi (redeem), o la rendi e non devi nulla. Se sei in ritardo, il chapter 13 diluisce. Parla prima con un avvocato o legal aid.',
  },
  'us.fact.chapter7-house': {
    says: 'La domanda ferma subito la vendita, se fatta prima del giorno. Se sei in ritardo, il chapter 13 permette di recuperare in tre-cinque anni e tenere la casa. Se sei in regola, di solito la tieni anche in chapter 7, se la tua parte rientra nell’esenzione homestead. Vedi ora un avvocato o legal aid.',
  },
  'us.fact.give-car-back': {
    says: 'Rendere l’auto non chiude il prestito. Chi presta la vende e puoi dovere il resto e le spese. Nel rapporto di credito risulta come ripresa. Prima chiedi una rata più bassa o un rinvio. Oppure chiedi se puoi venderla tu a di più. Tutto per iscritto.',
  },
  'us.state.fl.ask-head-of-family': {
    says: 'In Florida lo stipendio di un head of family è di solito al sicuro. Lo sei se paghi più della metà del mantenimento di un figlio o altro a carico. Fino a 750 dollari a settimana sono salvi. Oltre, solo con il tuo consenso scritto. Presenta la claim of exemption entro 20 giorni.',
  },
  'us.fact.debt-relief-sued': {
    says: 'Rispondi tu al tribunale, entro il giorno della citazione. La parola della ditta non ferma la causa, e senza risposta perdi. Chi l’ha venduto per telefono non può prendere compensi prima di un accordo. Smetti di pagarla, chiedi indietro i soldi e reclama ad attorney general e FTC.',
  },
  'us.fact.garnish-no-judgment': {
    says: 'Non così. Per carta, prestito o cure devono prima fare causa e vincere. Se non hai avuto carte, chiedi al tribunale se c’è una causa e dillo per iscritto. Minacciare ciò che non possono fare è vietato: CFPB. Debiti pubblici e prestiti studenteschi federali sono diversi.',
  },
}
