/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'au.ask.pay-cut': {
    says: 'Dites par écrit que vous n’êtes pas d’accord. Un employeur ne peut presque jamais baisser la paie convenue ou les heures fixes sans votre accord, et jamais sous la convention (award). Appelez le Fair Work Ombudsman au 13 13 94.',
  },
  'au.ask.dismissed-pregnant': {
    says: 'Vous licencier parce que vous êtes enceinte est contraire à la loi. Il ne vous faut pas six mois de travail pour cela. Faites une demande à la Fair Work Commission dans les 21 jours : 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'Ne signez pas sur-le-champ. Prenez d’abord conseil, car vous abandonnez presque toujours vos demandes. Attention aux 21 jours pour la Fair Work Commission. On ne peut pas renoncer par signature au minimum légal.',
  },
  'au.ask.sacked-early': {
    says: 'Pour un licenciement injuste, il faut six mois de travail, ou douze s’il y a moins de 15 personnes. Pour un renvoi à cause d’une maladie ou d’une plainte, aucun. Demande dans les 21 jours.',
  },
  'au.ask.underpaid': {
    says: 'Vous pouvez réclamer jusqu’à six ans de salaire impayé. Notez vos heures, écrivez à l’employeur, puis demandez au Fair Work Ombudsman, gratuit. Payer moins en le sachant est un crime.',
  },
  'au.ask.casual': {
    says: 'Après six mois, ou douze dans une petite entreprise, vous pouvez écrire que vous choisissez d’être permanent. L’employeur doit répondre dans les 21 jours et a besoin d’une raison juste pour refuser.',
  },
  'au.ask.redundancy-pay': {
    says: 'L’indemnité de redundancy va de 4 semaines après un an à 16 semaines après neuf. Un employeur de moins de 15 personnes n’en doit souvent pas, mais il doit le préavis et les congés.',
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
}
