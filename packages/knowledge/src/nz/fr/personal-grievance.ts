/** The personal grievance: its 90 days, mediation and the Authority: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PERSONAL_GRIEVANCE_FR: Words = {
  'nz.work.right-grievance': {
    says: 'Vous pouvez faire une plainte personnelle (personal grievance) dans les 90 jours. Dites à l’employeur ce qui s’est passé et ce que vous voulez.',
  },
  'nz.work.right-harassment': {
    says: 'Pour un harcèlement sexuel, vous avez 12 mois pour le signaler.',
  },
  'nz.work.grievance': {
    says: 'Vous avez 90 jours à partir du licenciement, ou du moment où vous l’avez su. Nous comptons à partir de la lettre, pour être sûrs.',
    action:
      'Faire par écrit une plainte personnelle (personal grievance) auprès de votre employeur',
    consequence: 'Il faut ensuite son accord ou une très bonne raison pour la faire.',
  },
  'nz.work.step-raise': {
    says: 'Écrivez à l’employeur : je fais une plainte personnelle (I raise a personal grievance). Dites ce qui s’est passé et ce que vous voulez.',
  },
  'nz.work.opt-mediation': {
    says: 'Une personne neutre aide les deux côtés à s’entendre. Ce que vous convenez vous lie.',
    title: 'Demander une médiation gratuite (mediation)',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'Vous voulez de l’argent, une lettre de référence ou laver votre nom.',
  },
  'nz.work.opt-era': {
    says: 'Si la médiation (mediation) échoue, faites une demande à l’Employment Relations Authority.',
    title: 'Aller à l’Authority',
    cost: 'Des frais.',
    time: 'Dans les trois ans après avoir fait la plainte.',
    risk: 'Vous paierez peut-être une partie des frais si vous perdez.',
    bestFor: 'Votre dossier est solide.',
  },
  'nz.work.warn-ninety': {
    says: 'Les 90 jours courent même pendant que vous parlez. Faites la plainte par écrit.',
  },
  'nz.work.change-2026': {
    says: 'Depuis le 21 février 2026, les personnes à 200 000 $ ou plus ne peuvent pas agir pour licenciement injustifié (unjustified dismissal).',
    was: 'Tout salarié pouvait agir pour licenciement injustifié.',
    is: 'Les personnes qui gagnent 200 000 $ par an ou plus ne le peuvent pas, sauf si leur contrat le dit. Les contrats plus anciens ont un an pour s’adapter.',
  },
  'nz.work.right-mediation': {
    says: 'La médiation (mediation) est gratuite et vient le plus souvent d’abord. Si elle échoue, l’Employment Relations Authority peut décider.',
  },
}
