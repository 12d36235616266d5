/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'au.ask.pay-cut': {
    says: 'Dites par écrit que vous n’êtes pas d’accord. Un employeur ne peut presque jamais baisser la paie convenue ou les heures fixes sans votre accord, et jamais sous la convention (award). Appelez le Fair Work Ombudsman au 13 13 94.',
  },
  'au.ask.underpaid': {
    says: 'Vous pouvez réclamer jusqu’à six ans de salaire impayé. Notez vos heures, écrivez à l’employeur, puis demandez au Fair Work Ombudsman, gratuit. Payer moins en le sachant est un crime.',
  },
  'au.ask.casual': {
    says: 'Après six mois, ou douze dans une petite entreprise, vous pouvez écrire que vous choisissez d’être permanent. L’employeur doit répondre dans les 21 jours et a besoin d’une raison juste pour refuser.',
  },
  'au.ask.leave-paid-out': {
    says: 'Les congés non pris doivent être payés à la fin de l’emploi. On ne peut vous imposer un congé que si votre award le permet et que c’est juste, comme pour une fermeture.',
  },
  'au.ask.warning-letter': {
    says: 'Vous n’avez pas à être d’accord. Vous pouvez signer pour réception seulement, et répondre par écrit. Une raison juste et la chance de répondre comptent si on vous renvoie plus tard.',
  },
  'au.ask.training-bond': {
    says: 'Le plus souvent non. Une retenue exige votre accord écrit et doit être dans votre intérêt, ou figurer dans votre award. Une clause injuste de remboursement est sans effet. Demandez au Fair Work Ombudsman.',
  },
  'au.ask.public-holiday': {
    says: 'Vous pouvez être absent un jour férié, payé au taux de base si vous auriez travaillé. On peut vous demander de travailler si c’est juste, et vous pouvez refuser pour de bonnes raisons. Les awards paient souvent plus.',
  },
  'au.ask.unpaid': {
    says: 'Vérifiez votre paie avec les outils du Fair Work Ombudsman. Demandez par écrit à votre patron, puis appelez le 13 13 94. Vous pouvez revenir six ans en arrière.',
  },
  'au.ask.after-hours': {
    says: 'Vous pouvez refuser de lire ou de répondre après les heures, sauf si c’est déraisonnable. C’est le droit à la déconnexion (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Regardez en ligne chez votre caisse. Depuis le 1er juillet 2026, la retraite (super) doit être payée dans les sept jours ouvrables après le jour de paie. Sinon, dites-le à l’ATO.',
  },
  'au.ask.bullied': {
    says: 'Notez chaque fois et qui l’a vu, et dites-le à l’employeur. Tant que vous y travaillez, vous pouvez demander à la Fair Work Commission un ordre pour l’arrêter.',
  },
  'au.ask.sham-contractor': {
    says: 'Le nom ne décide pas : votre vrai travail compte. Si la firme fixe vos heures et que ce n’est pas votre propre affaire, vous êtes peut-être salarié. Alors le salaire minimum (award), les congés et la super sont dus. Un ABN pour éviter cela est illégal. Appelez le 13 13 94.',
    dependsOn: 'votre façon réelle de travailler',
  },
}
