/** Harassment, stalking and intimate pictures: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HARASSMENT_DE: Words = {
  'gb.harass.right-order': {
    says: 'Jemanden an zwei oder mehr Tagen zu belästigen ist strafbar, auch Stalking. Ein Gericht kann es zudem verbieten und Ihnen Geld zusprechen.',
  },
  'gb.harass.scotland': {
    says: 'Sie können bei Gericht ein Verbot (non-harassment order) beantragen. Wer es bricht, macht sich strafbar. Heben Sie jede Nachricht auf und gehen Sie zur Polizei.',
  },
  'gb.harass.images': {
    says: 'Intime Bilder ohne Ihr Ja zu teilen oder damit zu drohen ist strafbar. Speichern Sie die Nachrichten und gehen Sie zur Polizei.',
  },
  'gb.harass.answer': {
    says: 'Heben Sie jede Nachricht auf und notieren Sie jeden Besuch. Melden Sie es der Polizei als Belästigung oder Stalking. Ein Gericht kann es verbieten. Bei Gefahr wählen Sie 999.',
  },
}
