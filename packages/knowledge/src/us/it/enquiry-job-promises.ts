/** Questions about job offers, vacation pay, speaking up, and work without papers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_PROMISES_IT: Words = {
  'us.story.speak-up': {
    says: 'Le leggi proteggono chi segnala pericoli o atti vietati. A OSHA deve andare entro 30 giorni. Tenga i messaggi che mostrano le date, e veda presto un avvocato del lavoro.',
    dependsOn: 'che cosa ha segnalato, a chi, e il Suo Stato',
  },
  'us.story.vacation-pay': {
    says: 'In Stati come California, Illinois e Massachusetts le ferie guadagnate sono paga e non si possono cancellare. Altrove decidono le regole scritte. Le chieda e faccia una richiesta di paga (wage claim).',
    dependsOn: 'il Suo Stato e le regole della ditta',
  },
  'us.story.job-offer': {
    says: 'Quasi tutti i lavori possono finire in ogni momento (at will), quindi un’offerta si può ritirare. Se si è fidato di una promessa chiara e ci ha perso, può avere quei costi. Tenga la lettera e le ricevute.',
    dependsOn: 'che cosa è stato promesso e a che cosa ha rinunciato',
  },
  'us.story.no-papers': {
    says: 'Le leggi sulla paga la proteggono con o senza documenti. Il capo non può punirla o chiamare l’immigrazione perché ha chiesto la paga. Ogni ora va pagata, quasi sempre con la metà in più dopo 40 ore a settimana. Tenga le minacce e scriva le Sue ore. La Wage and Hour Division aiuta gratis, con qualsiasi documento: 1-866-487-9243. Ha due anni, tre se fu apposta.',
  },
  'us.state.ca.ask-last-pay': {
    says: 'In California, se la licenziano, tutta la paga è dovuta subito, lo stesso giorno, con le ferie maturate. Se si è dimesso lei: 72 ore, o l’ultimo giorno se aveva avvisato 72 ore prima. Se la ditta tarda apposta, deve un giorno di paga per ogni giorno, fino a 30. Chieda per iscritto e reclami gratis al Labor Commissioner.',
  },
}
