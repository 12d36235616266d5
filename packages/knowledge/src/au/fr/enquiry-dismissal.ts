/** Questions about a job that the employer ends: reasons, notice and redundancy pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'au.ask.fired': {
    says: 'Vous pouvez contester un licenciement injuste (unfair dismissal) si vous avez travaillé six mois, ou 12 dans une petite entreprise. Vous n’avez que 21 jours. Appelez la Fair Work Commission au 1300 799 675.',
    dependsOn: 'combien de temps vous y avez travaillé, et la raison',
  },
  'au.ask.laid-off': {
    says: 'On vous doit le préavis et, après un an dans une entreprise de 15 personnes ou plus, une indemnité (redundancy pay) de 4 à 16 semaines. Si le poste existe encore, faites une demande dans les 21 jours.',
    dependsOn: 'vos années de travail et la taille de l’entreprise',
  },
  'au.ask.notice': {
    says: 'Le minimum est d’une semaine la première année, deux semaines jusqu’à trois ans, trois semaines jusqu’à cinq ans, puis quatre. Ajoutez une semaine si vous avez plus de 45 ans et deux ans de travail.',
    dependsOn: 'vos années de travail et votre convention (award)',
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
  'au.ask.redundancy-pay': {
    says: 'L’indemnité de redundancy va de 4 semaines après un an à 16 semaines après neuf. Un employeur de moins de 15 personnes n’en doit souvent pas, mais il doit le préavis et les congés.',
  },
  'au.ask.sexual-harassment': {
    says: "C'est du harcèlement sexuel, et la loi l'interdit. Vous n'avez pas à démissionner. Gardez les messages et notez chaque fait et qui l'a vu. Plaignez-vous par écrit : l'employeur doit agir et ne peut pas vous punir. Si cela échoue, utilisez le formulaire F75 à la Fair Work Commission dans les deux ans, même occasionnel. Renvoyé ou moins d'heures parce que vous vous plaignez ? Vous avez 21 jours. Appelez 1800RESPECT, 1800 737 732, ou la police.",
  },
}
