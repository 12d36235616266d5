/** The Italian words of the rows in ../enquiry-punished-for-asking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUNISHED_FOR_ASKING_IT: Words = {
  'us.fact.asked-then-punished': {
    says: 'Non possono tagliarti i turni o licenziarti perché hai chiesto della paga, qualunque siano i tuoi documenti. Tieni i messaggi e annota le date. Reclama gratis alla Wage and Hour Division o all’ufficio del lavoro dello Stato. Puoi chiedere la paga persa e di solito altrettanto, oltre agli straordinari.',
  },
  'us.fact.register-short': {
    says: 'La legge federale lo vieta se la paga della settimana scende sotto il minimo. Molti Stati, come California e New York, lo vietano quasi sempre, altri vogliono prima il tuo consenso scritto. Chiedi per iscritto la prova e la regola. Poi fai un reclamo gratuito all’ufficio del lavoro.',
    dependsOn: 'la tua paga e il tuo Stato',
  },
  'us.fact.quit-without-notice': {
    says: 'Per quasi tutti i lavori nessuna legge chiede due settimane di preavviso, e andartene subito non ti toglie la paga delle ore fatte. È dovuta al più tardi al prossimo giorno di paga. Chiedila per iscritto con le ore. Poi fai un reclamo gratuito all’ufficio del lavoro dello Stato o alla Wage and Hour Division.',
  },
}
