/** Questions about wages that are not paid or taken off, and about hours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_AND_HOURS_IT: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Chieda la paga per iscritto con un ultimo giorno. Per paghe in ritardo può chiedere fino al 50% in più. Davanti al giudice locale (kantonrechter) non serve un avvocato, e il Juridisch Loket aiuta gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Chieda la paga per iscritto con un ultimo giorno. Per paghe in ritardo può chiedere fino al 50% in più. Davanti al giudice locale (kantonrechter) non serve un avvocato.',
  },
  'nl.ask.wage-deductions': {
    says: 'Finché lavora lì, il datore può togliere solo ciò che la legge elenca, come una multa o un prestito concordato per iscritto. Il salario minimo deve restare. Chieda il motivo per iscritto e reclami il resto.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'il Suo contratto e quello collettivo',
    says: 'Il datore deve comunicare i turni 28 giorni prima, salvo diversa regola del contratto collettivo. Se non può, le ore devono essere note quattro giorni prima. Cambiare ore pattuite richiede il Suo sì o un motivo grave.',
  },
  'nl.ask.zero-hours': {
    says: 'Dopo tre mesi la media delle Sue ore vale come concordata e può chiederne la paga. Dopo dodici mesi il datore deve offrire ore fisse. La chiamata deve arrivare quattro giorni prima. Scriva le Sue ore.',
  },
  'nl.ask.overtime': {
    says: 'Il contratto o il contratto collettivo (CAO) dice se gli straordinari si pagano. Per ogni ora spetta almeno la paga minima. Annoti le ore e le chieda, fino a cinque anni indietro.',
    dependsOn: 'dal contratto e dalla CAO',
  },
  'nl.ask.holiday-pay': {
    says: 'Ha diritto ad almeno l’8% della paga come indennità di ferie. Si paga di solito in maggio o giugno, e a fine lavoro. La chieda per iscritto con una data. Se tarda può chiedere fino al 50% in più.',
  },
  'nl.ask.fixed-job': {
    says: 'Dopo più di tre contratti a termine di fila, o più di tre anni, ha un posto fisso. Le pause fino a sei mesi non contano. Un contratto collettivo (CAO) può prevedere altro.',
    dependsOn: 'da numero, durata e pause',
  },
  'nl.ask.no-compete': {
    says: 'Un tale divieto deve essere scritto. In un lavoro a termine serve un forte motivo scritto, altrimenti è nullo. Un giudice può ridurlo o toglierlo. Chieda prima al datore di liberarLa.',
    dependsOn: 'da ciò che ha firmato e dal nuovo lavoro',
  },
  'nl.ask.work-accident': {
    says: 'Il datore risponde, salvo che abbia fatto tutto per la Sua sicurezza. Lo segnali per iscritto, vada dal medico, conservi nomi e foto. In malattia Le resta almeno il 70% della paga. Può chiedere i danni per cinque anni.',
  },
  'nl.ask.holiday-days': {
    says: 'Ha in un anno almeno quattro volte le ore settimanali: 20 giorni a tempo pieno. Il contratto o la CAO può dare di più. La paga continua. I giorni di legge di solito scadono sei mesi dopo l’anno.',
  },
  'nl.ask.pay-slip': {
    says: 'Il datore deve darLe una busta paga ogni volta che la paga cambia, su carta o online. Deve mostrare paga, ore e trattenute. La chieda per iscritto con una data. Può anche avvisare l’Arbeidsinspectie.',
  },
  'nl.ask.pay-cut': {
    says: 'La paga è parte del contratto. Scende solo con il Suo sì, o per una clausola scritta e un motivo molto serio. Scriva che non è d’accordo e chieda la paga intera. Non firmi nulla.',
  },
  'nl.ask.agency-job': {
    says: 'Con una clausola d’agenzia (uitzendbeding) il lavoro può finire se il cliente smette. Senza, valgono le regole normali sul licenziamento. Chieda contratto e fase. Di solito spetta la transitievergoeding. Chieda la WW entro una settimana.',
    dependsOn: 'dal contratto e dalla fase',
  },
}
