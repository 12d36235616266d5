/** Questions about rosters, zero hours and days off: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKING_HOURS_FR: Words = {
  'nl.ask.roster-changed': {
    dependsOn: 'votre contrat et la convention',
    says: 'L’employeur doit donner le rythme de travail 28 jours avant, sauf autre règle de la convention. Si c’est impossible, les heures doivent être connues quatre jours avant. Changer des heures convenues exige votre accord ou une raison sérieuse.',
  },
  'nl.ask.zero-hours': {
    says: 'Après trois mois, votre moyenne d’heures compte comme convenue, et vous pouvez en réclamer le salaire. Après douze mois, l’employeur doit offrir des heures fixes. L’appel doit venir quatre jours avant. Notez vos heures.',
  },
  'nl.ask.holiday-days': {
    says: 'Vous avez par an au moins quatre fois vos heures par semaine : 20 jours à temps plein. Le contrat ou la CAO peut donner plus. Le salaire continue. Les jours légaux se perdent le plus souvent six mois après l’année.',
  },
  'nl.ask.pregnant-on-call': {
    says: 'Non. Vous donner moins d’heures parce que vous êtes enceinte est interdit, même sur appel. Réclamez votre salaire par écrit, et dites que vous êtes prête à travailler. La moyenne des trois derniers mois vaut comme convenue. Après douze mois, le patron doit offrir en fixe la moyenne de cette année ; sans offre, vous pouvez réclamer ce salaire. Gardez plannings, fiches et messages. Le College voor de Rechten van de Mens l’examine gratuitement. Ne démissionnez pas, ne signez pas de fin. Le congé de maternité et son indemnité restent à vous.',
  },
}
