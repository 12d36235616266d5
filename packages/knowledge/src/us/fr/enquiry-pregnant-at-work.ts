/** Questions about changes at work during pregnancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANT_AT_WORK_FR: Words = {
  'us.fact.pregnant-changes': {
    says: 'Dès 15 salariés, la loi sur les salariées enceintes vaut dès le premier jour. On doit vous parler et accorder des aménagements : tabouret, pauses, travail léger. Interdits : le réserver aux accidents du travail, vous mettre en congé si un aménagement suffit, des points de pénalité. Demandez par écrit avec le certificat. Refus : EEOC en 180 jours, 300 dans bien des États.',
  },
}
