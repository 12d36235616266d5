/** Questions that rest on a belief about couples, visits, papers and care: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_FR: Words = {
  'fr.ask-family.unpaid-so-no-visits': {
    says: 'L’argent et les visites sont séparés. La pension fixée par un juge reste due, même si vous ne voyez pas l’enfant. Ne pas la payer en entier plus de deux mois est un délit. Et personne ne peut garder l’enfant parce que l’argent manque : cela peut aussi être un délit. Notez chaque jour refusé, portez plainte ou saisissez le juge aux affaires familiales. Lui seul change la somme ou les visites.',
  },
  'fr.ask-family.unmarried-home': {
    says: 'Les noms dans l’acte décident, pas qui a payé ni la durée de la vie commune. Deux noms : chacun a la part de l’acte, la moitié si rien n’est dit. Chacun peut demander la vente ou sa part ; qui reste seul doit le plus souvent une indemnité à l’autre. Un seul nom : le logement est à cette personne. L’autre peut réclamer de grosses sommes payées, avec preuve. Voyez un notaire.',
  },
  'fr.ask-stay.care-without-papers': {
    says: 'Vous pouvez être soigné. Un hôpital doit donner les soins qui ne peuvent attendre, avec ou sans papiers. Après trois mois en France et avec peu de revenus, demandez l’aide médicale d’État (AME) à la CPAM : elle paie médecin, hôpital et la plupart des médicaments. Les enfants peuvent l’avoir dès le premier jour. La PASS d’un hôpital aide tout de suite, gratuitement. Les médecins gardent le secret.',
  },
  'fr.ask-stay.after-separation': {
    says: 'Il peut être en danger si la carte vient du mariage : c’est la fin de la vie commune qui compte, pas le divorce. Le préfet peut alors refuser le renouvellement. Pas si le conjoint est mort ou s’il y a eu des violences : dites-le avec des preuves. Avec un enfant en France, de longues années ici ou un emploi, vous pouvez demander une autre carte. Voyez un avocat ou la Cimade avant le renouvellement, sans rien cacher.',
  },
}
