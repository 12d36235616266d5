/** Questions about leave to care for a sick relative: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEAVE_DE: Words = {
  'nl.ask.care-leave': {
    says: 'Ja. Für eine nahe Person, die krank ist und Sie braucht, dürfen Sie im Jahr das Doppelte Ihrer Wochenstunden nehmen, mit 70 % Lohn. Bei schwerer oder langer Krankheit sind es das Sechsfache ohne Lohn. Im Notfall dürfen Sie sofort kurz weg, bezahlt. Sagen Sie es dem Arbeitgeber schriftlich. Ablehnen darf er nur aus sehr gewichtigen Gründen und muss sie nennen. Fragen Sie dann das Juridisch Loket.',
  },
}
