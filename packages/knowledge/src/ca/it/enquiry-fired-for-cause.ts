/** The Italian words of the rows in ../enquiry-fired-for-cause.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_CAUSE_IT: Words = {
  'ca.fact.fired-for-cause': {
    says: 'Non credere sulla parola: la causa è difficile da provare, e un errore di rado basta. Senza, ti spetta preavviso o paga, spesso ben oltre il minimo. In banca, aerei, telefoni o trasporti puoi anche fare reclamo gratuito per licenziamento ingiusto entro 90 giorni, dopo 12 mesi. Non firmare e vedi un avvocato.',
  },
  'ca.fact.touched-at-work': {
    says: 'È molestia sessuale, vietata dalla legge. Annota ogni volta, date e testimoni, e tieni i messaggi. Reclama per iscritto: il datore deve indagare e non può punirti. Rivolgiti entro un anno all’ente per i diritti umani. Se devi lasciare, EI può pagare lo stesso. Per un’aggressione puoi chiamare la polizia.',
  },
  'ca.fact.vacation-in-rate-on': {
    says: 'Non senza il tuo sì scritto. In Ontario le ferie pagate sono almeno il 4%, o il 6% dopo cinque anni. Possono stare in ogni paga solo se hai accettato per iscritto e la busta le mostra a parte. Altrimenti ti sono ancora dovute. Chiedi per iscritto, poi reclamo gratuito al Ministry of Labour entro due anni.',
  },
}
