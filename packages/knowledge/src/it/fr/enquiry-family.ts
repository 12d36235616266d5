/** Questions about children, divorce, shared accounts and inheritance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_WORDS: Words = {
  'it.ask.child-support': {
    says: 'Envoyez une mise en demeure. Après 30 jours sans paiement, son employeur peut être obligé de vous payer directement. Le salaire peut être saisi, et ne pas payer peut être un délit.',
  },
  'it.ask.inherit-debts': {
    says: 'Qui accepte paie les dettes aussi avec son propre argent. Vous pouvez refuser, ou accepter seulement avec ce qu’il y a (beneficio d’inventario). Si vous détenez les biens, agissez dans les trois mois.',
    dependsOn: 'si vous acceptez, et comment',
  },
  'it.ask.divorce': {
    says: 'Séparez-vous d’abord. Le divorce peut suivre après six mois en cas d’accord, ou un an si un juge a dû décider. D’accord, cela se fait avec des avocats ou à la mairie.',
  },
  'it.ask.joint-account': {
    says: 'Notez le solde et les dates, et demandez à la banque de bloquer le compte ou d’exiger deux signatures. Votre part se réclame dans le divorce. Le juge peut ordonner des mesures urgentes. Voyez vite un avocat.',
  },
  'it.ask.see-children': {
    says: 'Notez chaque jour refusé, avec les messages. Demandez au tribunal de faire respecter : amende, jours rendus, garde changée. Continuez de payer la pension. Avec peu de revenus, l’avocat est gratuit.',
  },
  'it.ask.unpaid-so-no-visits': {
    says: 'Non. L’argent et les visites sont deux choses : vous ne pouvez pas éloigner les enfants parce que l’autre parent ne paie pas. Un juge peut vous avertir ou vous condamner à payer une somme. Y a-t-il un danger ? Appelez le 112 ou le 1522. Pour l’argent, envoyez une mise en demeure recommandée. Après 30 jours sans paiement, l’employeur peut devoir vous payer directement, sans juge. Le salaire peut être saisi, et ne pas payer peut être un délit. Avec peu de revenus, l’avocat est gratuit.',
  },
}
