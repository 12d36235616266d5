/** The French words of the rows in ../enquiry-family-and-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_WORDS: Words = {
  'it.ask.overtime': {
    says: 'Tenez votre propre liste d’heures. Elles sont payées avec le supplément de votre convention (CCNL), ou rendues en repos si elle le dit. Vous avez cinq ans pour réclamer.',
  },
  'it.ask.holiday-days': {
    says: 'Demandez vos congés par écrit. Vous avez au moins quatre semaines par an : deux dans l’année, le reste dans les 18 mois après elle.',
  },
  'it.ask.child-support': {
    says: 'Envoyez une mise en demeure. Après 30 jours sans paiement, son employeur peut être obligé de vous payer directement. Le salaire peut être saisi, et ne pas payer peut être un délit.',
  },
  'it.ask.inherit-debts': {
    says: 'Qui accepte paie les dettes aussi avec son propre argent. Vous pouvez refuser, ou accepter seulement avec ce qu’il y a (beneficio d’inventario). Si vous détenez les biens, agissez dans les trois mois.',
    dependsOn: 'si vous acceptez, et comment',
  },
  'it.ask.noise': {
    says: 'Tenez une liste des jours et heures, et demandez au syndic (amministratore) d’agir. Un juge peut faire cesser un bruit qui dépasse le supportable. La nuit, appelez la police locale.',
  },
  'it.ask.used-car': {
    says: 'D’un garage, la garantie est de deux ans, ou d’un an au moins si c’est convenu. D’un particulier, signalez les défauts cachés dans les huit jours de la découverte. Agissez en justice dans l’année.',
    dependsOn: 'qui l’a vendue',
  },
  'it.ask.benefit-refused': {
    says: 'Un bureau d’aide (patronato) dépose gratuitement un recours à l’INPS dans les 90 jours. Contre un refus pour invalidité civile, allez plutôt au tribunal, dans les six mois.',
  },
  'it.ask.divorce': {
    says: 'Séparez-vous d’abord. Le divorce peut suivre après six mois en cas d’accord, ou un an si un juge a dû décider. D’accord, cela se fait avec des avocats ou à la mairie.',
  },
  'it.ask.joint-account': {
    says: 'Notez le solde et les dates, et demandez à la banque de bloquer le compte ou d’exiger deux signatures. Votre part se réclame dans le divorce. Le juge peut ordonner des mesures urgentes. Voyez vite un avocat.',
  },
  'it.ask.neighbour-camera': {
    says: 'La caméra d’un voisin peut filmer chez lui, pas chez vous, l’escalier ou la rue. Demandez par écrit de la tourner. Sinon, plainte gratuite : Garante.',
  },
  'it.ask.see-children': {
    says: 'Notez chaque jour refusé, avec les messages. Demandez au tribunal de faire respecter : amende, jours rendus, garde changée. Continuez de payer la pension. Avec peu de revenus, l’avocat est gratuit.',
  },
  'it.ask.medical-error': {
    says: 'Demandez le dossier médical : il vient en sept jours. Voyez un autre médecin et un avocat. Dix ans contre l’hôpital, cinq en général contre le médecin. Avant le procès : expertise ou médiation.',
  },
  'it.ask.defamation': {
    says: 'Gardez-le avec adresse, date et témoins. Demandez le retrait. Déposez plainte (querela) en trois mois dès que vous le savez. Au civil, cinq ans pour l’argent.',
  },
}
