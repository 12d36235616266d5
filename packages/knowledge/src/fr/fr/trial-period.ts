/** The French words of the rows in ../trial-period.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIAL_PERIOD_FR: Words = {
  'fr.trial.want': {
    says: 'Votre employeur met fin à votre période d’essai.',
  },
  'fr.trial.reality': {
    says: 'Pendant l’essai, ni motif ni entretien. Mais cela doit tenir à vos compétences, avec un délai de prévenance.',
  },
  'fr.trial.right-notice': {
    says: 'Le délai est de 24 heures la première semaine, 48 heures jusqu’à un mois, deux semaines après un mois, un mois après trois mois. Trop court : on vous doit le salaire.',
  },
  'fr.trial.right-length': {
    says: 'L’essai doit être écrit au contrat. Deux mois au plus pour un ouvrier ou employé, trois pour un agent de maîtrise, quatre pour un cadre. Un renouvellement au plus, si le contrat et la branche le prévoient et avec votre accord.',
  },
  'fr.trial.right-after': {
    says: 'Rompu après le dernier jour de l’essai ? C’est un licenciement, avec entretien, motif et indemnités.',
  },
  'fr.trial.right-void': {
    says: 'C’est nul si la vraie raison est la grossesse, la santé, l’origine, la religion, le syndicat ou un harcèlement dénoncé.',
  },
  'fr.trial.right-papers': {
    says: 'On vous remet certificat de travail, salaire et congés dus, et attestation France Travail. Inscrivez-vous tout de suite.',
  },
  'fr.trial.right-court': {
    says: 'Vous avez douze mois pour saisir les prud’hommes. Cinq ans en cas de discrimination.',
  },
  'fr.trial.step': {
    says: 'Comparez trois dates : début du contrat, fin de l’essai, jour de l’annonce.',
  },
  'fr.trial.option': {
    says: 'Réclamez par écrit le délai non payé. En cas de refus, saisissez les prud’hommes, sans avocat obligatoire.',
    title: 'Réclamer le délai',
    cost: 'Une lettre. En justice, une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous avez été prévenu trop tard.',
  },
}
