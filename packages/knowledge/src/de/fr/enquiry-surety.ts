/** Questions about a person who stood surety for the debt of another: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_FR: Words = {
  'de.ask-debt.surety': {
    says: 'Une caution ne vaut que signée à la main sur papier, et jusqu’à la somme écrite. Demandez ce papier et un décompte à la banque. Était-elle dès le début bien trop lourde pour vos revenus, pour un conjoint, partenaire, parent ou enfant ? Elle est alors souvent nulle. Sinon, demandez de petites parts et réclamez à l’ami ce que vous payez. Voyez d’abord un conseil en dettes.',
    dependsOn: 'ce que vous avez signé et si c’était bien trop pour vous',
  },
}
