/** Questions about child benefit that is asked back, and for a grown child between school and training: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_BENEFIT_IT: Words = {
  'de.ask-debt.child-benefit-search': {
    says: 'Un figlio sotto i 25 anni che cerca seriamente una formazione conta ancora, anche se non iscritto all’agenzia per il lavoro. Faccia opposizione (Einspruch) entro un mese e mandi tutte le domande e le risposte, mese per mese. Questo non ferma il pagamento: lo chieda nella stessa lettera (Aussetzung der Vollziehung). Pagare a rate non è un’ammissione se lo scrive («ohne Anerkennung»). Dica quando ha telefonato.',
  },
  'de.ask-debt.child-benefit-gap': {
    says: 'Per un figlio da 18 a 24 anni continua durante scuola, formazione, studi o un anno di volontariato (FSJ, BFD). Contano anche fino a quattro mesi interi fra due tappe. Se l’intervallo è più lungo, il figlio deve cercare un posto e provarlo con domande, o essere iscritto. Viaggiare o solo lavorare non conta. Comunichi ogni cambio per iscritto alla Familienkasse, con la prova della tappa seguente.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Si opponga (Einspruch) entro un mese e chieda di sospendere il pagamento. Il Jobcenter ha contato l’assegno come reddito? Allora chieda il condono (Erlass). Chieda anche piccole rate.',
  },
  'de.ask-debt.child-benefit-changed-firm': {
    says: 'Un figlio sotto i 25 anni in formazione conta, anche in un’altra ditta o materia. Conta anche una pausa fino a quattro mesi tra due parti della formazione. Una più lunga conta finché il figlio cerca davvero un posto. Faccia opposizione (Einspruch) entro un mese, con il vecchio e il nuovo contratto. Questo non ferma il pagamento: lo chieda nella stessa lettera (Aussetzung der Vollziehung).',
  },
  'de.ask-family.parental-allowance': {
    dependsOn: 'la paga netta prima della nascita',
    says: 'Di solito è il 65–67 %, almeno 300 € e al massimo 1.800 € al mese. Con paga bassa fino al 100 %, senza lavoro 300 €. Un genitore lo ha fino a 12 mesi, insieme 14. ElterngeldPlus paga la metà, per il doppio del tempo. Oltre 175.000 € di reddito imponibile nell’anno prima non c’è. Chieda alla Elterngeldstelle entro tre mesi dalla nascita: più indietro non si paga.',
  },
  'de.ask-family.child-benefit-sum': {
    says: 'Dal 1º gennaio 2026 sono 259 € al mese per ogni figlio. Si riceve fino ai 18 anni, e fino ai 25 durante scuola, formazione o studio. Lo chieda alla Familienkasse dell’Arbeitsagentur: per il passato si pagano solo sei mesi. Con poco reddito chieda lì anche il Kinderzuschlag. Avvisi subito se un figlio finisce la formazione o va via, o forse dovrà restituire.',
  },
}
