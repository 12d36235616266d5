/** What can still be done when the time in a paper of the debt office or a court is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_FR: Words = {
  'ch.late.order-reality': {
    says: 'Comptés depuis la date du papier, les dix jours pour l’opposition sont passés. Ils courent de la remise. Il reste des moyens de l’arrêter.',
  },
  'ch.late.order-rights': {
    says: 'Vous pouvez demander les preuves, demander au juge d’arrêter la poursuite et garder de quoi vivre.',
  },
  'ch.late.order-step': {
    says: 'Quand vous a-t-il été remis ? Moins de dix jours : opposition aujourd’hui. Empêché sans faute, à l’hôpital ? Faites opposition et demandez la restitution du délai à l’autorité de surveillance.',
  },
  'ch.late.order-option': {
    says: 'Écrivez à l’autorité de surveillance de l’office. Dites ce qui vous a empêché, avec preuves, et faites opposition dans la même lettre.',
    title: 'Demander la restitution des dix jours',
    cost: 'Gratuit.',
    time: 'Dix jours dès que vous avez pu agir.',
    risk: 'Ne pas ouvrir le courrier n’est pas une raison.',
    bestFor: 'Vous étiez à l’hôpital ou gravement empêché.',
  },
  'ch.late.order-judge': {
    says: 'Vous ne le devez pas ? Même sans opposition, un juge peut arrêter la poursuite à tout moment. Si vous avez dû payer, agissez dans l’année.',
  },
  'ch.late.seizure-step': {
    says: 'Le jour est passé. Appelez aujourd’hui l’office et demandez ce qui est saisi. Apportez salaire, loyer et prime maladie, pour qu’il ne prenne pas trop.',
  },
  'ch.late.court-reality': {
    says: 'Le jour semble passé. L’autorité ou le tribunal peut continuer ou décider sans vous. Avec peu ou pas de faute, une nouvelle date est possible.',
  },
  'ch.late.court-step': {
    says: 'Appelez aujourd’hui avec le numéro du dossier. Demandez ce qui est décidé. Demandez par écrit une nouvelle date (restitution), dans les dix jours.',
  },
  'ch.late.judgment-reality': {
    says: 'Comptés depuis la date du papier, le délai est passé et la décision vaut le plus souvent. Un plan reste possible, et le minimum vital est à vous.',
  },
  'ch.late.judgment-step': {
    says: 'Quel jour vous est-elle parvenue ? En retard avec peu ou pas de faute, demandez la restitution au tribunal dans les dix jours après la fin du motif.',
  },
  'ch.late.judgment-option': {
    says: 'Demandez au tribunal un nouveau délai ou une nouvelle date. Dites ce qui vous a empêché, avec preuves.',
    title: 'Demander la restitution du délai',
    cost: 'De petits frais.',
    time: 'Dix jours après la fin du motif, six mois après l’entrée en force.',
    risk: 'Une faute grave ne suffit pas.',
    bestFor: 'Vous étiez malade, absent, ou c’était une petite erreur.',
  },
}
