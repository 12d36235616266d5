/** Questions about exit agreements, fixed terms, references and unemployment pay after a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_WORDS: Words = {
  'de.ask-job.exit-agreement': {
    says: 'Vous n’avez pas à signer, et jamais tout de suite. Signer peut coûter douze semaines d’allocation, et plus si le préavis est raccourci. Si on vous licencie à la place, vous avez trois semaines pour le tribunal. Il faut alors un bon motif dans la plupart des firmes de plus de dix personnes. Voyez d’abord un syndicat, un avocat et l’Agentur für Arbeit.',
  },
  'de.ask-job.block-time': {
    says: "Qui démissionne ou signe un accord de départ sans motif grave peut perdre jusqu'à douze semaines d'allocation. Contestez en un mois. Inscrit au chômage, vous restez assuré maladie pendant ce temps.",
    dependsOn: 'si vous aviez une bonne raison de partir',
  },
  'de.ask-job.fixed-term': {
    says: 'Sans raison, deux ans au plus avec trois prolongations. Pour contester la fin, allez au tribunal dans les trois semaines de la fin convenue.',
    dependsOn: 'la raison et la durée du terme',
  },
  'de.ask-job.leave-at-end': {
    says: 'Prenez si possible les jours restants pendant le préavis. Les jours que la fin de l’emploi empêche de prendre doivent être payés. Peu importe qui a mis fin au contrat. Réclamez-les vite par écrit, car le contrat peut fixer trois mois.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Oui à la fin, mais souvent après un blocage jusqu’à douze semaines. Aucun avec un motif grave : maladie prouvée, harcèlement, salaire impayé, soins, ou nouvel emploi sûr. Avant de démissionner, prenez un certificat ou l’avis de l’agence. Inscrivez-vous trois mois avant la fin, sinon sous trois jours.',
    dependsOn: 'si vous avez un motif grave',
  },
}
