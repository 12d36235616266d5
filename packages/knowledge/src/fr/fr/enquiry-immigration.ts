/** The French words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_FR: Words = {
  'fr.ask-stay.leave': {
    says: 'Voyez un avocat aujourd’hui. Vous avez un mois, sept jours ou 48 heures, selon la dernière page. Un recours à temps suspend l’éloignement.',
  },
  'fr.ask-stay.renew': {
    says: 'Demandez le renouvellement en ligne deux à quatre mois avant la fin. Gardez la preuve et demandez l’attestation de prolongation.',
  },
  'fr.ask-stay.no-answer': {
    says: 'Quatre mois de silence sur un dossier complet valent en général refus, même avec un nouveau récépissé. Vous avez alors deux mois : demandez les motifs et saisissez le tribunal administratif. Demandez aujourd’hui, en ligne et en recommandé, la prolongation de votre document (récépissé ou attestation de prolongation), avec la preuve du dépôt. À défaut, un juge peut l’ordonner vite (référé) ; l’urgence est présumée pour un renouvellement. L’aide juridictionnelle et la Cimade aident.',
  },
  'fr.ask-stay.refused': {
    says: 'Vous avez en général deux mois pour le tribunal administratif. Avec une OQTF, c’est bien moins : lisez la dernière page aujourd’hui.',
  },
  'fr.ask-stay.citizenship': {
    says: 'Par décret, en général après cinq ans en France, avec revenus stables, bon français (niveau B2) et examen civique. Par mariage après quatre ans.',
  },
  'fr.ask-stay.step': {
    says: 'Demandez à un avocat, à la Cimade ou à un point-justice (3039). Gardez enveloppes et récépissés.',
  },
  'fr.ask-stay.leave-time': {
    says: 'Si la décision laisse 30 jours pour partir, vous avez un mois à partir du jour où vous l’avez reçue pour saisir le tribunal administratif. Assigné à résidence : sept jours. En centre de rétention : 48 heures. Après un recours fait à temps, personne ne peut vous éloigner avant le jugement. Voyez un avocat ou la Cimade aujourd’hui et demandez l’aide juridictionnelle.',
  },
}
