/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_DE: Words = {
  'be.ask.birth-leave': {
    says: 'Sie bekommen 20 Tage, am Stück oder verteilt, in den vier Monaten nach der Geburt. Die ersten drei zahlt der Arbeitgeber voll. Für die anderen zahlt die Krankenkasse 82 % eines begrenzten Lohns. Sagen Sie es vorher. Er darf nicht ablehnen.',
  },
}
