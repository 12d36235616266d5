/** Questions about fixed and agency jobs, a ban on rival work, and accidents at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_CONTRACTS_IT: Words = {
  'nl.ask.fixed-job': {
    says: 'Conti i Suoi contratti. Dopo più di tre di fila, o più di tre anni in tutto, ha un posto senza scadenza. Allora non può scadere e il datore ha bisogno di un motivo di legge. Le pause fino a sei mesi non contano. Un CAO può prevedere altro. Scriva entro due mesi che è in servizio fisso.',
    dependsOn: 'da numero, durata e pause',
  },
  'nl.ask.no-compete': {
    says: 'Un tale divieto deve essere scritto. In un lavoro a termine serve un forte motivo scritto, altrimenti è nullo. Un giudice può ridurlo o toglierlo. Chieda prima al datore di liberarLa.',
    dependsOn: 'da ciò che ha firmato e dal nuovo lavoro',
  },
  'nl.ask.work-accident': {
    says: 'Il datore risponde, salvo che abbia fatto tutto per la Sua sicurezza. Lo segnali per iscritto, vada dal medico, conservi nomi e foto. In malattia Le resta almeno il 70% della paga. Può chiedere i danni per cinque anni.',
  },
  'nl.ask.agency-job': {
    says: 'Con una clausola d’agenzia (uitzendbeding) il lavoro può finire se il cliente smette. Senza, valgono le regole normali sul licenziamento. Chieda contratto e fase. Di solito spetta la transitievergoeding. Chieda la WW entro una settimana.',
    dependsOn: 'dal contratto e dalla fase',
  },
}
