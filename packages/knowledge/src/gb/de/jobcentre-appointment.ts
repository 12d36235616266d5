/** German: the words of the rows in ../jobcentre-appointment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTRE_APPOINTMENT_DE: Words = {
  'gb.jobcentre.reality': {
    says: 'Noch ist nichts gekürzt. Die meisten, die hingehen oder rechtzeitig Bescheid geben, verlieren nichts.',
  },
  'gb.jobcentre.right-good-reason': {
    says: 'Gekürzt werden darf nur, wenn Sie ohne guten Grund (good reason) wegbleiben. Krankheit, die Betreuung eines Kindes, ein Vorstellungsgespräch oder ein Brief, der zu spät kam, kann einer sein.',
  },
  'gb.jobcentre.step-tell': {
    says: 'Können Sie nicht kommen? Sagen Sie es vor dem Termin, im journal oder am Telefon. Bitten Sie um einen anderen Tag, und behalten Sie den Beleg.',
  },
}
