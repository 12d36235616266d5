/** Divorce, its money and pensions, and couples who never married: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_AND_PARTING_DE: Words = {
  'gb.divorce.right-no-blame': {
    says: 'Einer von Ihnen kann die Scheidung beantragen, ohne dem anderen Schuld zu geben. Sie dauert mindestens 26 Wochen. Lassen Sie auch Wohnung, Geld und Renten regeln.',
  },
  'gb.divorce.answer': {
    says: 'Einer von Ihnen kann online beantragen, ohne Schuld zu nennen. Es dauert mindestens 26 Wochen. Lassen Sie auch das Geld vom Gericht regeln: Sonst bleiben Ansprüche offen.',
  },
  'gb.unmarried.right-share': {
    says: 'Eine Ehe nur durch Zusammenleben gibt es nicht. Ein Gericht kann trotzdem sagen, welcher Teil des Hauses Ihnen gehört. Es zählt, was vereinbart und gezahlt wurde.',
  },
  'gb.divorce.answer-pension': {
    says: 'Niemand hat ein festes Recht auf die Hälfte. Das Gericht sieht auf den Bedarf beider, Kinder, Alter, Einkommen und gemeinsame Jahre und kann eine Rente durch Beschluss teilen. Fragen Sie nach ihrem Wert (CETV) und holen Sie Rat, bevor Sie zustimmen. Nur ein Gerichtsbeschluss macht eine Einigung endgültig.',
  },
}
