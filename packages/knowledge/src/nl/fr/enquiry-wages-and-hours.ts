/** Questions about wages that are not paid or taken off, and about hours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_AND_HOURS_FR: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Demandez votre salaire par écrit avec un dernier jour. Pour un salaire en retard, vous pouvez réclamer jusqu’à 50 % de plus. Devant le kantonrechter, il ne faut pas d’avocat, et le Juridisch Loket aide gratuitement.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Demandez votre salaire par écrit avec un dernier jour. Pour un salaire en retard, vous pouvez réclamer jusqu’à 50 % de plus. Devant le kantonrechter, il ne faut pas d’avocat.',
  },
  'nl.ask.wage-deductions': {
    says: 'Tant que vous y travaillez, l’employeur ne peut retenir que ce que la loi prévoit, comme un prêt convenu par écrit. Le salaire minimum doit rester. Demandez le motif par écrit et réclamez le reste.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'votre contrat et la convention',
    says: 'L’employeur doit donner le rythme de travail 28 jours avant, sauf autre règle de la convention. Si c’est impossible, les heures doivent être connues quatre jours avant. Changer des heures convenues exige votre accord ou une raison sérieuse.',
  },
  'nl.ask.zero-hours': {
    says: 'Après trois mois, votre moyenne d’heures compte comme convenue, et vous pouvez en réclamer le salaire. Après douze mois, l’employeur doit offrir des heures fixes. L’appel doit venir quatre jours avant. Notez vos heures.',
  },
  'nl.ask.overtime': {
    says: 'Votre contrat ou la convention (CAO) dit si les heures en plus sont payées. Pour chaque heure, il faut au moins le salaire minimum. Notez vos heures et réclamez-les, jusqu’à cinq ans en arrière.',
    dependsOn: 'de votre contrat et de la CAO',
  },
  'nl.ask.holiday-pay': {
    says: 'Vous avez droit à au moins 8 % de votre salaire comme pécule de vacances. Il est payé le plus souvent en mai ou juin, et à la fin de l’emploi. Demandez-le par écrit avec une date. En cas de retard, vous pouvez demander jusqu’à 50 % de plus.',
  },
  'nl.ask.fixed-job': {
    says: 'Après plus de trois contrats à durée fixe de suite, ou plus de trois ans, vous avez un emploi sans date de fin. Les pauses jusqu’à six mois ne comptent pas. Une convention (CAO) peut prévoir autre chose.',
    dependsOn: 'du nombre, de la durée et des pauses',
  },
  'nl.ask.no-compete': {
    says: 'Une telle interdiction doit être écrite. Dans un contrat à durée fixe, il faut un motif fort écrit, sinon elle est nulle. Un juge peut la réduire ou l’effacer. Demandez d’abord à l’employeur de vous libérer.',
    dependsOn: 'de ce que vous avez signé et du nouvel emploi',
  },
  'nl.ask.work-accident': {
    says: 'Votre employeur est responsable, sauf s’il a tout fait pour votre sécurité. Signalez-le par écrit, voyez un médecin, gardez noms et photos. Vous gardez au moins 70 % du salaire pendant la maladie. Vous pouvez réclamer pendant cinq ans.',
  },
  'nl.ask.holiday-days': {
    says: 'Vous avez par an au moins quatre fois vos heures par semaine : 20 jours à temps plein. Le contrat ou la CAO peut donner plus. Le salaire continue. Les jours légaux se perdent le plus souvent six mois après l’année.',
  },
  'nl.ask.pay-slip': {
    says: 'L’employeur doit vous donner une fiche de paie à chaque changement, sur papier ou en ligne. Elle montre le salaire, les heures et les retenues. Demandez-la par écrit avec une date. Vous pouvez aussi prévenir l’Arbeidsinspectie.',
  },
  'nl.ask.pay-cut': {
    says: 'Le salaire fait partie de votre contrat. Il ne baisse qu’avec votre accord, ou par une clause écrite et un motif très sérieux. Écrivez que vous n’êtes pas d’accord et demandez tout le salaire. Ne signez rien.',
  },
  'nl.ask.agency-job': {
    says: 'Avec une clause d’intérim (uitzendbeding), l’emploi peut finir quand le client arrête. Sans elle, les règles normales du licenciement valent. Demandez votre contrat et la phase. Vous avez souvent droit à la transitievergoeding. Demandez la WW dans la semaine.',
    dependsOn: 'de votre contrat et de la phase',
  },
}
