/** Letters of an office that refuses or stops a benefit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_FR: Words = {
  'ch.refusal.want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'ch.refusal.reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'ch.refusal.step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'ch.refusal.benefit-want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'ch.refusal.right-object': {
    says: 'Contre une décision, vous avez en général 30 jours pour une opposition ou un recours. Contre un préavis de l’office AI, aussi 30 jours. La lettre dit où.',
  },
  'ch.refusal.right-invalidity': {
    says: 'La rente AI commence à 40 % d’invalidité. En dessous, dès 20 % environ, une aide au travail ou un reclassement peut être dû : demandez-le. Vérifiez la comparaison des salaires.',
  },
  'ch.refusal.right-file': {
    says: 'Vous pouvez voir tout le dossier avec les rapports médicaux et devez être entendu avant la décision. Le projet (préavis) est votre chance : joignez une lettre du médecin.',
  },
  'ch.refusal.deadline': {
    says: 'Vous avez trente jours pour une opposition écrite.',
    action: 'Faire opposition',
    consequence: 'La décision devient définitive.',
  },
}
