/** Questions about entries at credit agencies and loans that the bank ends: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_WORDS: Words = {
  'de.ask-debt.schufa-entry': {
    says: 'Senza titolo servono due solleciti scritti, quattro settimane e un avviso. Una richiesta contestata non può contare.',
    dependsOn: "se c'è un titolo o ha contestato la richiesta",
  },
  'de.ask-debt.schufa-copy': {
    says: 'Riceve gratis una copia dei Suoi dati (Datenkopie, Art. 15 DSGVO). Per questo non serve comprare il rapporto a pagamento.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Servono due rate di fila non pagate, il 10% o il 5% del prestito, e un avviso di due settimane. Se no, contesti per iscritto.',
    dependsOn: "se la banca L'ha avvisata nel modo giusto",
  },
}
