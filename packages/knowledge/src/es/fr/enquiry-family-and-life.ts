/** The words of the rows in ../enquiry-family-and-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_FR: Words = {
  'es.ask.overtime': {
    says: 'Notez vous-même vos heures. Les heures en plus sont payées ou rendues en repos en quatre mois, et vous pouvez le plus souvent refuser. Vous avez un an pour réclamer.',
  },
  'es.ask.holiday-days': {
    says: 'Vous avez au moins 30 jours calendaires par an et devez connaître les dates deux mois avant. Si l’entreprise en fixe d’autres, agissez en 20 jours ouvrables.',
  },
  'es.ask.child-support': {
    says: 'Demandez l’exécution au tribunal qui l’a fixée. Il peut saisir le salaire sans la limite normale. Deux mois de suite impayés, ou quatre en tout, peuvent être un délit.',
  },
  'es.ask.inherit-debts': {
    says: 'Qui accepte paie les dettes aussi avec son argent. Vous pouvez renoncer, ou accepter avec ce qu’il y a (a beneficio de inventario). Voyez un notaire et ne touchez à rien avant.',
    dependsOn: 'si vous acceptez, et comment',
  },
  'es.ask.noise': {
    says: 'Appelez chaque fois la police locale pour avoir un rapport. La copropriété peut exiger l’arrêt, puis agir en justice. Demandez à la ville de mesurer un bar.',
  },
  'es.ask.used-car': {
    says: 'Chez un professionnel, vous avez trois ans de garantie, ou au moins un si c’est convenu. Chez un particulier, vous avez six mois pour les vices cachés.',
    dependsOn: 'qui l’a vendue',
  },
  'es.ask.benefit-refused': {
    says: 'Faites un recours auprès de l’organisme en 30 jours ouvrables (reclamación previa). Après un refus ou 45 jours de silence, vous avez 30 jours ouvrables pour agir. Les deux sont gratuits.',
  },
  'es.ask.divorce': {
    says: 'Vous pouvez divorcer trois mois après le mariage, sans motif. Si vous êtes d’accord et sans enfants mineurs, un notaire suffit. Sinon, voyez le tribunal.',
  },
  'es.ask.fine-too-old': {
    says: 'Une infraction légère se prescrit par trois mois, une grave par six, si rien ne vous est parvenu. Une amende définitive se prescrit par quatre ans.',
    dependsOn: 'la gravité et ce qui vous est parvenu',
  },
  'es.ask.joint-account': {
    says: 'Notez le solde et les dates, et demandez à la banque de bloquer le compte ou d’exiger deux signatures. Votre part se réclame dans le divorce. Le juge peut ordonner des mesures urgentes. Voyez vite un avocat.',
  },
  'es.ask.neighbour-camera': {
    says: 'La caméra d’un voisin peut filmer chez lui, pas chez vous, l’escalier ou la rue. Demandez par écrit de la tourner. Sinon, plainte gratuite : AEPD.',
  },
  'es.ask.see-children': {
    says: 'Notez chaque jour refusé, avec les messages. Demandez au tribunal de faire respecter : amende, jours rendus, garde changée. Continuez de payer la pension. Avec peu de revenus, l’avocat est gratuit.',
  },
  'es.ask.medical-error': {
    says: 'Demandez vite copie du dossier médical et voyez un autre médecin. Contre un hôpital public, un an pour réclamer au service de santé. Contre un privé, cela dépend : écrivez aussi en un an.',
  },
  'es.ask.defamation': {
    says: 'Gardez-le avec adresse et date, si possible par notaire. Demandez le retrait au site. Au civil, quatre ans pour l’argent. Pour injure grave ou fausse accusation, la querella a un an.',
  },
}
