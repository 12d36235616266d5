/** Questions of people who leave a job by their own choice: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FR: Words = {
  'ie.ask.own-notice': {
    says: 'La loi demande une semaine dès 13 semaines de travail. Le contrat peut demander plus ; si rien n’est convenu, cette semaine suffit. La paie des jours travaillés et les congés acquis sont à vous ; on ne peut les garder comme amende. Donnez votre préavis par écrit, avec copie. Si la dernière paie ne vient pas, saisissez la WRC dans les six mois. C’est gratuit.',
  },
  'ie.ask.resign': {
    says: 'Ne partez pas à la hâte. Pour partir et réclamer quand même (constructive dismissal), il faut en général 12 mois de travail et une faute grave de l’employeur. Vous devez le plus souvent avoir d’abord utilisé sa procédure de plainte. Écrivez une plainte (grievance), gardez notes et certificats, prenez conseil : syndicat, FLAC, Citizens Information. Puis WRC : six mois dès le départ.',
  },
  'ie.ask.quit-job-welfare': {
    says: 'Vous pouvez demander dès le premier jour. Sans bonne raison, on peut vous refuser jusqu’à neuf semaines, mais pas avec : harcèlement signalé, danger, maladie, garde d’enfant perdue. Plaignez-vous donc par écrit avant de partir, voyez un médecin, gardez les preuves. Dites pourquoi. Demandez à Intreo la Supplementary Welfare Allowance. Recours gratuit dans les 60 jours.',
    dependsOn: 'si vous aviez une bonne raison de partir',
  },
}
