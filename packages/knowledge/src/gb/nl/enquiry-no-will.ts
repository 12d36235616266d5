/** Questions about what someone left without a will: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_NL: Words = {
  'gb.ask-family.no-will': {
    says: 'De wet verdeelt het. Eerst man, vrouw of geregistreerde partner, dan de kinderen in gelijke delen. Een partner zonder huwelijk krijgt volgens deze regel niets, maar kan na twee jaar samenwonen de rechter om een deel vragen. Dat moet binnen zes maanden na de akte (grant of probate).',
  },
  'gb.ask-family.no-will-scotland': {
    says: 'In Schotland verdeelt de wet het. Man, vrouw of geregistreerde partner heeft eerst recht op de woning, de inboedel en een bedrag. Dan hebben partner en kinderen vaste rechten, en voor de rest gaan de kinderen voor. Een partner zonder huwelijk moet de sheriff court om een deel vragen, meestal binnen zes maanden na het overlijden.',
  },
  'gb.ask-family.no-will-ni': {
    says: 'De wet verdeelt het. Eerst man, vrouw of geregistreerde partner, dan de kinderen in gelijke delen. Een partner zonder huwelijk krijgt volgens deze regel niets, maar kan na twee jaar samenwonen de rechter om een deel vragen. Dat moet binnen zes maanden na de akte (grant).',
  },
}
