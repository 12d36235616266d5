/** German: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_DE: Words = {
  'gb.children.right-order': {
    says: 'Sie können das Familiengericht fragen, wo das Kind lebt und wen es sieht. Das Wohl des Kindes geht vor.',
  },
  'gb.children.right-meeting': {
    says: 'Vor dem Gericht müssen Sie meist zu einem Gespräch über Vermittlung (Mediation). Bei Gewalt oder Missbrauch nicht.',
  },
  'gb.children.scotland': {
    says: 'Sie können beim Sheriff Court eine Entscheidung zu Umgang oder Wohnort des Kindes beantragen. Das Wohl des Kindes geht vor.',
  },
  'gb.children.ni': {
    says: 'Sie können beim Familiengericht eine Entscheidung zu Umgang oder Wohnort des Kindes beantragen. Das Wohl des Kindes geht vor.',
  },
  'gb.children.answer': {
    says: 'Versuchen Sie, sich mit Hilfe einer Vermittlung zu einigen. Gelingt das nicht, beantragen Sie beim Familiengericht eine Regelung (child arrangements order). Das Wohl des Kindes geht vor.',
  },
  'gb.divorce.right-no-blame': {
    says: 'Einer von Ihnen kann die Scheidung beantragen, ohne dem anderen Schuld zu geben. Sie dauert mindestens 26 Wochen. Lassen Sie auch Wohnung, Geld und Renten regeln.',
  },
  'gb.divorce.answer': {
    says: 'Einer von Ihnen kann online beantragen, ohne Schuld zu nennen. Es dauert mindestens 26 Wochen. Lassen Sie auch das Geld vom Gericht regeln: Sonst bleiben Ansprüche offen.',
  },
  'gb.abuse.right-order': {
    says: 'Das Familiengericht kann anordnen, dass die Person Ihnen und Ihrer Wohnung fernbleibt. Das ist kostenlos und geht am selben Tag. Bei Gefahr wählen Sie 999.',
  },
  'gb.unmarried.right-share': {
    says: 'Eine Ehe nur durch Zusammenleben gibt es nicht. Ein Gericht kann trotzdem sagen, welcher Teil des Hauses Ihnen gehört. Es zählt, was vereinbart und gezahlt wurde.',
  },
  'gb.social-work.right-consent': {
    says: 'Man muss ein Risiko für ein Kind prüfen. Man darf ein Kind nicht ohne Ihre Zustimmung, ein Gericht oder im Notfall die Polizei wegnehmen.',
  },
  'gb.social-work.answer': {
    says: 'Arbeiten Sie mit und holen Sie früh einen Anwalt. Unterschreiben Sie ohne Rat nichts zum Wohnort eines Kindes. Nur Ihre Zustimmung, ein Gericht oder im Notfall die Polizei können ein Kind wegbringen.',
  },
  'gb.attorney.know': {
    says: 'Eine Vorsorgevollmacht (lasting power of attorney) muss man machen, solange man sie versteht, und eintragen lassen. Ist es zu spät, kann der Court of Protection jemanden bestimmen.',
  },
  'gb.divorce.answer-pension': {
    says: 'Niemand hat ein festes Recht auf die Hälfte. Das Gericht sieht auf den Bedarf beider, Kinder, Alter, Einkommen und gemeinsame Jahre und kann eine Rente durch Beschluss teilen. Fragen Sie nach ihrem Wert (CETV) und holen Sie Rat, bevor Sie zustimmen. Nur ein Gerichtsbeschluss macht eine Einigung endgültig.',
  },
  'gb.ask-family.mediation': {
    says: 'Meist müssen Sie vor dem Antrag beim Familiengericht zu einem Treffen über Mediation (MIAM). Die Mediation selbst ist Ihre Wahl. Bei Gewalt oder Eile brauchen Sie kein Treffen. Fragen Sie den Mediator, ob ein Gutschein oder Rechtshilfe zahlt.',
  },
}
