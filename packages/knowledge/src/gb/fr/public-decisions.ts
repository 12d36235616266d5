/** French: decisions of councils and public offices, harassment, card refunds, illness at work, and contracts signed at home. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_FR: Words = {
  'gb.homeless.wants': {
    says: "La commune dit ce qu'elle fera, ou non, pour vous qui êtes sans logement. Vous pouvez lui demander de revoir.",
  },
  'gb.homeless.right-review': {
    says: "Demandez un réexamen (review) sous 21 jours. Ensuite, vous pouvez saisir le County Court sous 21 jours s'ils se sont trompés de droit.",
  },
  'gb.homeless.right-stay': {
    says: "Demandez à la commune de vous loger jusqu'à la décision. Elle peut le faire, et doit examiner vos raisons.",
  },
  'gb.homeless.step': {
    says: "Prenez conseil aujourd'hui auprès de Shelter ou d'un avocat ; cela peut être gratuit. Envoyez une preuve du médecin de ce que vous ne pouvez supporter.",
  },
  'gb.homeless.wales': {
    says: 'Demandez un réexamen (review) sous 21 jours. Demandez à la commune de vous loger en attendant.',
  },
  'gb.homeless.scotland': {
    says: "Demandez un réexamen (review) sous 21 jours. En Écosse, toute personne sans logement a droit à un hébergement pour l'instant.",
  },
  'gb.harass.right-order': {
    says: "Harceler quelqu'un deux jours ou plus est un délit, et traquer aussi. Un tribunal peut aussi l'interdire et vous accorder de l'argent.",
  },
  'gb.harass.scotland': {
    says: 'Vous pouvez demander au tribunal une interdiction (non-harassment order). La violer est un délit. Gardez chaque message et prévenez la police.',
  },
  'gb.harass.images': {
    says: 'Partager une image intime sans votre oui, ou menacer de le faire, est un délit. Gardez les messages et prévenez la police.',
  },
  'gb.harass.answer': {
    says: "Gardez chaque message et notez chaque visite. Signalez-le à la police comme harcèlement. Un tribunal peut l'interdire. En danger, appelez le 999.",
  },
  'gb.home-sale.wants': {
    says: "L'entreprise veut que vous gardiez un contrat que vous voulez finir.",
  },
  'gb.home-sale.right-cancel': {
    says: "Si vous avez signé chez vous, par téléphone ou en ligne, vous pouvez annuler sous 14 jours. S'ils ne l'ont pas écrit, vous avez jusqu'à un an de plus. Les biens faits selon vos souhaits sont exclus.",
  },
  'gb.home-sale.right-deposit': {
    says: "Ils ne gardent qu'une somme égale à leur vraie perte. Une clause qui leur laisse tout un gros acompte peut ne pas vous lier.",
  },
  'gb.home-sale.step': {
    says: "Annulez par écrit aujourd'hui et gardez une preuve. Demandez la page sur votre droit d'annuler, et la liste de leurs vrais frais.",
  },
  'gb.refund.right-card': {
    says: "Pour un achat par carte de crédit de plus de £100 et jusqu'à £30,000, la société de carte répond avec le vendeur. En dessous, demandez un chargeback.",
  },
  'gb.file.right-correct': {
    says: "Vous pouvez voir votre dossier de crédit gratuitement et faire corriger les erreurs. Écrivez à l'agence et à l'entreprise. Vous pouvez ajouter une note de 200 mots.",
  },
  'gb.licence.right-medical': {
    says: "Envoyez de nouveaux faits médicaux et demandez à la DVLA de revoir. Vous pouvez saisir un Magistrates' Court sous six mois, ou en Écosse un sheriff sous 21 jours.",
  },
  'gb.badge.right-again': {
    says: 'Demandez à la commune par écrit pourquoi, et un nouvel examen avec plus de preuves médicales. Ensuite, il y a sa voie de plainte et le Local Government Ombudsman.',
  },
  'gb.caution.right-lawyer': {
    says: "Vous pouvez avoir un avocat, et vos mots peuvent servir au tribunal. Vous n'êtes pas obligé d'accepter une pénalité à la place d'une poursuite.",
  },
  'gb.job.right-illness': {
    says: "Une maladie d'un an ou plus peut être un handicap. Alors l'employeur doit d'abord faire des changements justes, et ne peut pas vous renvoyer sans bonne raison.",
  },
  'gb.job.right-report': {
    says: 'Il leur faut votre accord pour un rapport de votre propre médecin. Vous pouvez le voir avant et faire corriger les erreurs.',
  },
  'gb.job.flexible': {
    says: "Vous pouvez demander un travail souple deux fois par an, dès le premier jour. L'employeur doit en parler avec vous, répondre en deux mois et donner une raison permise.",
  },
  'gb.job.grievance': {
    says: 'Votre employeur doit examiner une plainte, vous recevoir avec un accompagnant et permettre un recours. Surveillez en attendant le délai du tribunal du travail.',
  },
  'gb.scotland.right-debt-plan': {
    says: 'Un plan (Debt Arrangement Scheme) vous laisse payer toutes les dettes dans le temps. Il arrête les intérêts et les actions des créanciers. Un conseiller le met en place.',
  },
}
