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
}
