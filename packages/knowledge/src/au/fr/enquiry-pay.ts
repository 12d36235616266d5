/** The French words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FR: Words = {
  'au.ask.sham-contractor': {
    says: 'Le nom ne décide pas : votre vrai travail compte. Si la firme fixe vos heures et que ce n’est pas votre propre affaire, vous êtes peut-être salarié. Alors le salaire minimum (award), les congés et la super sont dus. Un ABN pour éviter cela est illégal. Appelez le 13 13 94.',
    dependsOn: 'votre façon réelle de travailler',
  },
  'au.ask.underpaid': {
    says: 'Vous pouvez réclamer jusqu’à six ans de salaire impayé. Notez vos heures, écrivez à l’employeur, puis demandez au Fair Work Ombudsman, gratuit. Payer moins en le sachant est un crime.',
  },
  'au.ask.training-bond': {
    says: 'Le plus souvent non. Une retenue exige votre accord écrit et doit être dans votre intérêt, ou figurer dans votre award. Une clause injuste de remboursement est sans effet. Demandez au Fair Work Ombudsman.',
  },
  'au.ask.unpaid': {
    says: 'Vérifiez votre paie avec les outils du Fair Work Ombudsman. Demandez par écrit à votre patron, puis appelez le 13 13 94. Vous pouvez revenir six ans en arrière.',
  },
  'au.ask.super': {
    says: 'Regardez en ligne chez votre caisse. Depuis le 1er juillet 2026, la retraite (super) doit être payée dans les sept jours ouvrables après le jour de paie. Sinon, dites-le à l’ATO.',
  },
  'au.ask.pay-cut': {
    says: 'Dites par écrit que vous n’êtes pas d’accord. Un employeur ne peut presque jamais baisser la paie convenue ou les heures fixes sans votre accord, et jamais sous la convention (award). Appelez le Fair Work Ombudsman au 13 13 94.',
  },
}
