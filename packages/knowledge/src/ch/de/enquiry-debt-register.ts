/** The German words of the rows in ../enquiry-debt-register.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_REGISTER_WORDS: Words = {
  'ch.ask.hide': {
    says: 'Nach Rechtsvorschlag können Sie nach drei Monaten die Nichtbekanntgabe verlangen, wenn der Gläubiger nichts tat. Seit 2026 geht es auch, wenn ein Gericht den Gläubiger endgültig abwies. Zeit haben Sie bis fünf Jahre nach dem Ende der Betreibung. Der Gläubiger kann sie auch zurückziehen.',
    dependsOn: 'was der Gläubiger tat',
  },
  'ch.ask.register-time': {
    says: 'Dritte sehen den Eintrag bis fünf Jahre nach dem Ende der Betreibung. Auch eine bezahlte bleibt, ausser der Gläubiger zieht sie zurück: Verlangen Sie das beim Zahlen. Nach Rechtsvorschlag können Sie nach drei Monaten verlangen, dass das Amt sie nicht zeigt, wenn der Gläubiger nichts tat. Das kostet 40 Franken.',
  },
}
