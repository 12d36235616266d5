/** Questions about driving so fast that the licence is taken for a month: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_FR: Words = {
  'de.ask-drive.speed-ban': {
    says: 'Dès 31 km/h de trop en ville ou 41 hors ville : amende, deux points et au moins un mois sans conduire. Deux fois 26 ou plus en un an aussi. Sur le formulaire, ne donnez que nom et adresse. Vous avez deux semaines dès l’enveloppe jaune pour contester. Au premier retrait, vous choisissez le début dans les quatre mois. Si votre emploi en dépend, voyez d’abord un avocat.',
    dependsOn: 'l’excès, le lieu et vos antécédents',
  },
  'de.ask-drive.alcohol': {
    says: 'Dès 1,1 pour mille c’est un délit. Le juge retire en général le permis et fixe un délai (Sperre) de six mois à cinq ans. Il faut demander un nouveau permis, au mieux trois mois avant la fin. L’examen MPU vient toujours dès 1,6 ; en dessous, seulement avec d’autres motifs. De 0,5 à 1,09 sans faute : 500 €, deux points, un mois sans conduire. Ne dites rien à la police sur les faits et voyez un avocat. Contre une ordonnance pénale : deux semaines.',
  },
}
