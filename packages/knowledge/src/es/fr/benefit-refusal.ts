/** The French words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_FR: Words = {
  'es.no-benefit.want': {
    says: 'Un service refuse ou arrête une prestation. Ce n’est pas le dernier mot.',
  },
  'es.no-benefit.right-claim': {
    says: 'Vous pouvez contester (reclamación previa) en 30 jours ouvrables. C’est gratuit et obligatoire avant le juge.',
  },
  'es.no-benefit.right-court': {
    says: 'Après un refus, ou 45 jours sans réponse, vous avez 30 jours ouvrables pour aller au tribunal social. Pas besoin d’avocat.',
  },
  'es.no-benefit.right-lawyer': {
    says: 'Dans un procès de sécurité sociale, vous avez un avocat gratuit, quel que soit votre revenu.',
  },
  'es.no-benefit.right-incapacity': {
    says: 'Ce qui compte, c’est comment la maladie limite votre travail, pas son nom. Demandez le rapport médical et envoyez les vôtres.',
  },
  'es.no-benefit.right-minimum': {
    says: 'Le revenu minimum (IMV) regarde les revenus et biens de tout le foyer. Vérifiez chaque somme et qui a été compté.',
  },
  'es.no-benefit.step-file': {
    says: 'Lisez le motif. Demandez votre dossier (expediente) et une aide gratuite à un syndicat ou aux services sociaux.',
  },
  'es.no-benefit.deadline-claim': {
    says: 'Vous avez 30 jours ouvrables dès réception pour contester. Par prudence, nous comptons dès sa date.',
    action: 'Déposer la contestation (reclamación previa)',
    consequence: 'La décision reste. Il faudra peut-être redemander la prestation.',
  },
  'es.no-benefit.right-unemployment': {
    says: 'Vous y avez droit si vous avez perdu l’emploi malgré vous, ou êtes parti pour faute grave reconnue par un juge. La prestation complète exige 360 jours de cotisation en six ans.',
  },
}
