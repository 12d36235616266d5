/** Questions about the index of the rent and the energy label: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_FR: Words = {
  'be.ask.rent-index-and-energy-label': {
    says: 'Un mauvais certificat n’empêche plus l’indexation, mais peut la réduire. En Flandre, c’est pour les baux commencés avant le 1er octobre 2022 avec label D, E, F ou sans label. À Bruxelles, c’est pour les baux commencés avant le 14 octobre 2022 avec PEB E, F ou G. Un facteur de correction vaut alors à chaque hausse : utilisez le calculateur de la Région. Bruxelles exige aussi un bail enregistré et le certificat PEB remis. En Wallonie, le gel a pris fin en novembre 2023.',
    dependsOn: 'la région, le certificat et le premier jour du bail',
  },
}
