/** Questions of a person at whose home bailiffs look for someone else: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_FR: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: 'La dette d’un autre n’est pas la vôtre : ne payez pas. Les agents n’entrent que là où cette personne vit ou travaille d’habitude, et ne prennent que ses biens. Gardez la porte fermée. Écrivez à la société et au créancier quand elle est partie, avec preuves : council tax, factures. Plaignez-vous si les visites continuent. Biens pris : réclamez-les aussitôt par écrit.',
  },
  'gb.ask-bailiff.claim-my-goods': {
    says: 'Réclamez vos biens par écrit maintenant, dans les sept jours de l’enlèvement. Écrivez à l’agent : nom, adresse, liste et pourquoi ils sont à vous, avec factures ou relevés. Seuls les biens du débiteur, à lui seul ou partagés, peuvent être pris. En cas de litige un tribunal décide ; cela peut coûter : voyez d’abord National Debtline, 0808 808 4000.',
  },
}
