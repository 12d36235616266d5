/** Questions about the weeks of notice that an employer owes: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WEEKS_FR: Words = {
  'be.ask.notice-weeks': {
    says: 'Pour un contrat commencé depuis 2014, l’employeur doit 12 semaines après deux ans, 13 après trois, 15 après quatre. 18 après cinq, puis trois de plus par an jusqu’à 19 ans : 33 après dix. Un mois : une semaine ; un an : huit. Contrat depuis le 1er août 2026 : une semaine pendant six mois. Trop court ? Réclamez dans l’année le salaire manquant. L’ancienneté d’avant s’ajoute. Voyez votre syndicat.',
    dependsOn: 'votre ancienneté',
  },
}
