/** The Italian words of the rows in ../enquiry-children-and-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_AND_DIVORCE_IT: Words = {
  'us.ask-state.unmarried-mother': {
    says: 'Nel tuo Stato la madre non sposata ha l’affidamento (custody) finché un tribunale non decide altro. Il nome di lui sull’atto di nascita da solo non basta. Mostra la legge alla polizia e chiedi aiuto. Rivolgiti ora al tribunale della famiglia o dei minori. Se il bambino è in pericolo, chiama il 911.',
  },
  'us.fact.no-custody-order': {
    says: 'Senza un ordine entrambi i genitori hanno di solito gli stessi diritti, e la polizia interviene di rado. In alcuni Stati la madre non sposata ha prima l’affidamento. Chiedi oggi la custody al tribunale della famiglia e un ordine urgente. Annota date e tieni i messaggi. In pericolo, 911.',
    dependsOn: 'il tuo Stato e se eravate sposati',
  },
  'us.fact.iep-days': {
    says: 'Non senza altri passi. Dopo 10 giorni di scuola nell’anno che formano una serie, la scuola deve riunirsi in 10 giorni. Valuta se la condotta viene dalla disabilità. Se sì, di solito torna in classe. Dal giorno 11 deve continuare a insegnare. Chiedi oggi per iscritto la manifestation review.',
  },
  'us.fact.divorce-papers': {
    says: 'Deposita una risposta scritta (answer) entro il giorno della citazione, di solito 20-30 giorni. Il divorzio in sé non si ferma a lungo. Ma senza risposta il giudice può decidere senza di te su casa, soldi e figli. Una casa intestata a uno spesso si divide. Chiedi ora a legal aid o allo sportello del tribunale.',
  },
  'us.fact.virginia-reckless': {
    says: 'In Virginia 20 mph o più oltre il limite, o oltre 85, può essere reckless driving. È un reato, non una semplice multa, e di solito devi andare in tribunale. Guarda la casella e l’articolo sulla summons. Se dice 46.2-862, senti prima un avvocato. Se dice solo speeding, di solito puoi pagare prima.',
    dependsOn: 'che cosa dice la summons',
  },
}
