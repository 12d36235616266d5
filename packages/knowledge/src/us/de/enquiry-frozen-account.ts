/** Questions of people whose bank account is frozen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FROZEN_ACCOUNT_DE: Words = {
  'us.ask-debt.account-frozen': {
    says: 'Fragen Sie die Bank heute, wer es angeordnet hat und über welches Gericht. Ein privates Inkasso braucht erst ein Urteil. Bundesleistungen zweier Monate per Überweisung müssen frei bleiben. Auch anderes kann sicher sein: Beantragen Sie beim Gericht sofort die Freigabe (claim of exemption), die Zeit ist kurz. Nie Gerichtspost bekommen? Bitten Sie das Gericht, das Urteil aufzuheben. War es die Bank selbst, fragen Sie schriftlich warum.',
  },
}
