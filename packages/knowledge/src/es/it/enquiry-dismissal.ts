/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'es.ask.dismissed': {
    says: 'Firmi «no conforme» e chieda la conciliazione entro 20 giorni lavorativi. Chieda la disoccupazione entro 15 giorni lavorativi. Un sindacato o un avvocato gratuito può aiutarla.',
  },
  'es.ask.sign-finiquito': {
    says: 'Può firmare di averlo ricevuto. Aggiunga «no conforme» e la data se dubita delle somme. Allora può ancora contestare.',
    dependsOn: 'se le somme sono giuste',
  },
  'es.ask.sick-dismissed': {
    says: 'Non possono licenziarla perché è malato: è nullo. Per un altro motivo vero possono. Ha 20 giorni lavorativi per contestarlo.',
    dependsOn: 'il vero motivo',
  },
  'es.ask.pregnant-dismissed': {
    says: 'No. Un licenziamento in gravidanza o in congedo di cura è nullo, se la ditta non prova un altro motivo vero. Lo contesti in 20 giorni lavorativi.',
  },
  'es.ask.dismissed-message': {
    says: 'Il licenziamento deve essere scritto, con i fatti e la data. Un messaggio o una telefonata senza questo lo rende illegittimo (improcedente). Lo conservi e scriva che non è d’accordo. Ha 20 giorni lavorativi.',
  },
  'es.ask.temporary-end': {
    says: 'Le spettano 12 giorni di paga per anno lavorato, non nei contratti di formazione o sostituzione. Aggiunga le ferie rimaste. Se il contratto non era davvero a termine, lo impugni entro 20 giorni lavorativi.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'il vero motivo',
    says: 'Un contratto a termine può finire alla sua data. Ma se non lo rinnovano perché è incinta, è discriminazione ed è nullo. Conservi messaggi e prove che altri sono stati rinnovati. Ha 20 giorni lavorativi.',
  },
  'es.ask.dismissal-notice': {
    says: 'Nel licenziamento disciplinare non serve preavviso. In quello economico (objetivo) sono 15 giorni, o li pagano. Alla fine di un contratto a termine oltre un anno, anche 15. Sempre per iscritto: ha 20 giorni lavorativi.',
    dependsOn: 'il tipo di licenziamento',
  },
  'es.ask.trial-period': {
    says: 'In prova possono chiudere senza motivo e senza preavviso. La prova deve essere scritta e non troppo lunga. Per gravidanza o un altro motivo vietato è nullo. Ha 20 giorni lavorativi.',
    dependsOn: 'che cosa dice il contratto e perché l’hanno fatto',
  },
}
