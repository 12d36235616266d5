/** Questions about what a bailiff may take: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_DE: Words = {
  'be.ask.seize': {
    says: 'Nicht ohne Urteil oder anderen Titel. Mit Titel bleibt Ihnen: Betten, Kleidung, Tisch und Stühle, Kühlschrank, Herd, Waschmaschine, Heizung, Sachen der Kinder, Arbeitsgeräte. Auch Eingliederungseinkommen, Familiengeld und ein Grundteil des Lohns. Binnen fünf Tagen nach der Liste sagen Sie dem Gerichtsvollzieher, was nicht genommen werden darf. Zeigen Sie, wem anderes gehört.',
  },
}
