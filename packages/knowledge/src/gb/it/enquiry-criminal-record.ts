/** Questions about what goes on a criminal record: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_IT: Words = {
  'gb.ask-fine.not-a-record': {
    says: 'No. Una multa fissa (fixed penalty) pagata in tempo non è una condanna e non va nel casellario. Vale per velocità, assenze da scuola e multe del comune o di sosta. I punti restano sulla patente; lo dica all’assicurazione se chiede. Se non paga, un giudice può condannarla. Per certi lavori legga bene la domanda.',
  },
  'gb.ask-police.caution-dbs': {
    says: 'Un’ammonizione semplice (caution) non è una condanna ed è subito estinta; con condizioni, entro tre mesi. La maggior parte dei lavori non deve saperlo. Estinta, non appare nel controllo basic. In standard o enhanced, come cura o scuola, appare sei anni se era adulto. Poi sparisce, salvo una lista di reati gravi. Quella di un minore non appare.',
    dependsOn: 'il reato, la sua età allora e il tipo di controllo',
  },
}
