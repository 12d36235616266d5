/** The French words of the rows in ../enquiry-scams.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAMS_FR: Words = {
  'us.ask-public.toll-text': {
    says: 'N’ouvrez pas le lien et ne payez pas. La plupart de ces textos sont des arnaques. Regardez votre compte sur le propre site de l’agence de péage, et signalez le texto sur ic3.gov.',
  },
  'us.ask-consumer.scammed': {
    says: 'Appelez maintenant votre banque, la société de la carte ou de la carte cadeau et demandez d’arrêter ou de rendre le paiement. Puis signalez-le sur ReportFraud.ftc.gov. Si vous avez donné des données, allez sur IdentityTheft.gov.',
  },
  'us.trouble.false-debt': {
    says: 'Contestez par écrit dans les 30 jours. Faites un rapport sur IdentityTheft.gov et envoyez-le à l’agence et aux bureaux de crédit : ils doivent bloquer la dette. Gelez gratuitement votre crédit (freeze).',
  },
  'us.ask-everyday.data-breach': {
    says: 'Gelez gratuitement votre crédit (freeze) auprès des trois bureaux de crédit. Changez ce mot de passe, surveillez vos comptes et signalez tout abus sur identitytheft.gov.',
  },
  'us.ask-everyday.prize': {
    says: 'Ne payez rien et ne donnez aucun code. Un vrai prix est gratuit, et personne ne paie d’impôt dessus à celui qui appelle. Signalez-le sur reportfraud.ftc.gov.',
  },
}
