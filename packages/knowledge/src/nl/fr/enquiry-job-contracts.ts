/** Questions about fixed and agency jobs, a ban on rival work, and accidents at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_CONTRACTS_FR: Words = {
  'nl.ask.fixed-job': {
    says: 'Comptez vos contrats. Après plus de trois de suite, ou plus de trois ans en tout, votre emploi est sans date de fin. Il ne peut alors expirer, et l’employeur a besoin d’un motif légal. Les pauses jusqu’à six mois ne comptent pas. Une convention (CAO) peut prévoir autre chose. Écrivez en deux mois que vous êtes en emploi fixe.',
    dependsOn: 'du nombre, de la durée et des pauses',
  },
  'nl.ask.no-compete': {
    says: 'Une telle interdiction doit être écrite. Dans un contrat à durée fixe, il faut un motif fort écrit, sinon elle est nulle. Un juge peut la réduire ou l’effacer. Demandez d’abord à l’employeur de vous libérer.',
    dependsOn: 'de ce que vous avez signé et du nouvel emploi',
  },
  'nl.ask.work-accident': {
    says: 'Votre employeur est responsable, sauf s’il a tout fait pour votre sécurité. Signalez-le par écrit, voyez un médecin, gardez noms et photos. Vous gardez au moins 70 % du salaire pendant la maladie. Vous pouvez réclamer pendant cinq ans.',
  },
  'nl.ask.agency-job': {
    says: 'Avec une clause d’intérim (uitzendbeding), l’emploi peut finir quand le client arrête. Sans elle, les règles normales du licenciement valent. Demandez votre contrat et la phase. Vous avez souvent droit à la transitievergoeding. Demandez la WW dans la semaine.',
    dependsOn: 'de votre contrat et de la phase',
  },
}
