/** The French words of the rows in ../enquiry-missed-days-and-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_DAYS_AND_APPEALS_FR: Words = {
  'us.fact.late-unemployment-appeal': {
    says: 'Faites appel aujourd’hui quand même, et dites pourquoi vous êtes en retard. La plupart des États l’acceptent pour un bon motif, comme une lettre à l’ancienne adresse ou une erreur du bureau. Joignez la preuve du jour de réception. Continuez vos demandes chaque semaine et allez à l’audience sur le retard.',
  },
  'us.fact.medicare-ends': {
    says: 'Demandez aujourd’hui l’appel rapide (fast appeal) nommé dans l’avis. Appelez les examinateurs au numéro indiqué avant midi la veille de la fin. C’est gratuit, ils décident en un jour environ, et un médecin peut envoyer des notes. Demandez de ne pas la faire sortir d’ici là. Trop tard ? Appelez quand même ce numéro.',
  },
  'us.fact.i9-choice': {
    says: 'Vous choisissez les papiers de la liste du formulaire I-9. Un permis de conduire avec la carte Social Security suffit. Un patron ne peut exiger une green card ni plus de papiers à cause de votre allure ou accent. Montrez la liste. S’il refuse, appelez gratuitement le ministère de la Justice en 180 jours : 1-800-255-7688.',
  },
  'us.fact.green-card-expired-job': {
    says: "Votre droit de travailler ne finit pas avec la carte : vous restez résident permanent. Si vous avez montré de bons papiers à l'embauche, le patron ne doit pas les redemander à l'expiration. Le reçu I-90 la prolonge : portez les deux. Montrez aux ressources humaines le manuel I-9 de l'USCIS, section 7.1. En cas de refus, appelez dans les 180 jours le ministère de la Justice : 1-800-255-7688. Une carte de deux ans est différente : il faut le I-751.",
  },
}
