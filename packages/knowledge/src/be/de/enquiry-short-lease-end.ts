/** Questions about the end of a short lease: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_LEASE_END_DE: Words = {
  'be.ask.short-lease-end': {
    says: 'Nein, wenn der Vermieter nicht mindestens drei Monate vor dem Ende gekündigt hat. Dann wird ein Vertrag bis drei Jahre ab Beginn zu einem von neun Jahren, zu gleichen Bedingungen. Sie bleiben und zahlen dieselbe Miete. Nur ein Richter kann räumen lassen. Für Verträge bis sechs Monate und Studentenzimmer gilt anderes. Sie können nach den Regeln für neun Jahre gehen.',
  },
}
