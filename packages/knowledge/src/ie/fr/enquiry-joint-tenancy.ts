/** Questions about two tenants of one home when one of them leaves: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_FR: Words = {
  'ie.ask.joint-tenant-left': {
    says: 'Envers le bailleur, chaque colocataire doit en général tout le loyer, pas la moitié. Vous pouvez réclamer sa part à votre ex. Dites par écrit au bailleur qui vit là et demandez le bail à votre nom. Ce que l’autre a fait sans vous ne met pas fin à vos droits de locataire. Si le loyer est trop lourd, demandez le HAP ; Threshold : 1800 454 454.',
  },
}
