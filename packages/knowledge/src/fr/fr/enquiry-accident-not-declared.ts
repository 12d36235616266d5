/** Questions about an accident at work: not declared by the employer, what is paid, and a job ended meanwhile: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_FR: Words = {
  'fr.ask-work.accident-not-declared': {
    says: 'Ce n’est pas trop tard. Les 48 heures s’imposent à l’employeur. S’il ne déclare rien, déclarez vous-même l’accident à la CPAM, jusqu’à la fin de la deuxième année qui suit. Joignez le certificat médical initial « accident du travail » et les noms des témoins. Refusez l’arrêt maladie simple et informez l’employeur par écrit aujourd’hui. L’indemnité est plus élevée, sans carence. Vous punir pour cela est interdit.',
  },
  'fr.ask-work.accident-pay': {
    says: 'La CPAM paie dès le lendemain de l’accident, sans carence : 60 % du salaire journalier pendant 28 jours, puis 80 %, dans une limite. L’employeur paie en entier le jour de l’accident. Après un an dans l’entreprise, il doit le plus souvent aussi un complément. Les soins sont gratuits avec la feuille d’accident. Envoyez l’arrêt aux deux sous 48 heures.',
  },
  'fr.ask-work.accident-dismissed': {
    says: 'Pendant l’arrêt pour accident du travail, l’employeur ne peut rompre le contrat que pour une faute grave, ou s’il ne peut pas le maintenir pour un motif étranger à l’accident. Sinon le licenciement est nul : vous pouvez revenir, ou toucher au moins six mois de salaire. L’accident de trajet n’a pas cette protection. Un CDD finit quand même à son terme. Contestez en recommandé, puis aux prud’hommes dans l’année.',
  },
}
