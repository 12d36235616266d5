/** Questions about the home of couples who part in Quebec: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_FR: Words = {
  'ca.fact.unmarried-home-qc': {
    says: "Au Québec, les années de vie commune ne donnent ni la moitié de la maison ni pension pour vous, si vous n'étiez pas mariés. La nouvelle union parentale vise les couples dont un enfant est né ou adopté après le 29 juin 2025. Vous pouvez réclamer l'argent et le travail qui ont enrichi l'autre : gardez les preuves. La pension des enfants est due, et le tribunal peut laisser le parent rester avec eux. La médiation pour parents est gratuite. Prenez conseil avant de partir.",
  },
  'ca.fact.married-home-qc': {
    says: 'Au Québec, les époux partagent en deux la valeur du patrimoine familial, quel que soit le nom du propriétaire. Ce sont les résidences de la famille, les meubles, les autos familiales et les droits de retraite et REER gagnés pendant le mariage. Dons, héritages et ce qui fut payé avant le mariage peuvent être déduits. La résidence ne peut être vendue sans votre accord. Vous pouvez aussi demander une pension. La médiation pour parents est gratuite. Prenez conseil avant de signer.',
  },
}
