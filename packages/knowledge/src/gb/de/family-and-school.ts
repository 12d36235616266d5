/** German: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_DE: Words = {
  'gb.maintenance.wants': {
    says: 'Die Unterhaltsbehörde (Child Maintenance Service) will Geld für ein Kind oder erklärt, wie sie es berechnet hat.',
  },
  'gb.maintenance.right-again': {
    says: 'Bitten Sie innerhalb von 30 Tagen um eine neue Prüfung. Danach können Sie kostenlos vor ein Gericht (tribunal) gehen.',
  },
  'gb.maintenance.know-change': {
    says: 'Melden Sie sofort, wenn sich Ihr Lohn ändert. Zwischen den jährlichen Prüfungen rechnet man nur neu, wenn er um 25% höher oder niedriger ist.',
  },
  'gb.maintenance.right-wages': {
    says: 'Man kann ohne Gericht Geld von Ihrem Lohn nehmen. Es müssen Ihnen mindestens 60% des Nettolohns bleiben.',
  },
  'gb.maintenance.step': {
    says: 'Schicken Sie Ihre neuesten Lohnabrechnungen. Fragen Sie, wie jede Summe berechnet wurde, und bieten Sie einen Zahlungsplan an.',
  },
  'gb.maintenance.ni': {
    says: 'Bitten Sie um eine neue Prüfung der Entscheidung. Danach können Sie vor ein Gericht (tribunal) gehen.',
  },
  'gb.maintenance.answer': {
    says: 'Schicken Sie Ihre neuesten Lohnabrechnungen und bitten Sie innerhalb von 30 Tagen um eine neue Prüfung. Danach können Sie vor ein Gericht gehen. Vom Lohn müssen Ihnen mindestens 60% netto bleiben.',
  },
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
  'gb.school.wants': {
    says: 'Die Schule schließt Ihr Kind für eine Zeit oder für immer aus. Der Brief muss sagen, warum, wie lange und wie Sie sich wehren.',
  },
  'gb.school.right-governors': {
    says: 'Sie können sich bei den Schulräten (governors) äußern. Bei einem Ausschluss für immer oder über 15 Tagen im Halbjahr müssen sie innerhalb von 15 Schultagen prüfen.',
  },
  'gb.school.right-panel': {
    says: 'Bleiben die Schulräte beim Ausschluss für immer, haben Sie 15 Schultage. Dann prüft eine unabhängige Stelle (review panel), wenn Sie es verlangen.',
  },
  'gb.school.exclude-step': {
    says: 'Verlangen Sie den Brief und die Belege schriftlich. Schreiben Sie auf, was Ihr Kind sagt, und bitten Sie um ein Gespräch mit den governors.',
  },
  'gb.school.right-equal': {
    says: 'Eine Schule muss für ein Kind mit Behinderung faire Änderungen machen, etwa bei Autismus. Sie darf nicht ohne guten Grund bestrafen, was von der Behinderung kommt. Ein Gericht (tribunal) kann entscheiden.',
  },
  'gb.school.right-plan': {
    says: 'Die Gemeinde muss die Hilfe geben, die im Plan steht. Gegen ihre Entscheidung können Sie innerhalb von zwei Monaten zum SEND Tribunal gehen.',
  },
  'gb.school.scotland-support': {
    says: 'Die Gemeinde muss einem Kind die zusätzliche Hilfe geben, die es zum Lernen braucht. In manchen Fällen entscheidet ein Gericht (tribunal).',
  },
  'gb.school.wales-support': {
    says: 'Ein Kind mit mehr Lernbedarf hat ein Recht auf einen Plan und die Hilfe darin. Sie können zum Education Tribunal for Wales gehen.',
  },
  'gb.school.absence': {
    says: 'Die Strafe ist £80 je Elternteil und Kind innerhalb von 21 Tagen, dann £160 bis Tag 28. Klagen können Sie nicht, aber die Gemeinde um Rücknahme bitten.',
  },
  'gb.school.absence-wants': {
    says: 'Die Schule will Ihr Kind jeden Tag dort sehen und sagt, was sonst folgen kann.',
  },
  'gb.school.absence-step': {
    says: 'Gehen Sie zu dem Gespräch. Schicken Sie für jeden Krankheitstag einen Beleg. Bitten Sie um Hilfe, wenn Ihr Kind die Schule nicht schafft.',
  },
  'gb.school.place-wants': {
    says: 'Der Brief sagt, welchen Schulplatz Ihr Kind bekommt. Sie können eine andere Schule verlangen und diesen Platz solange behalten.',
  },
  'gb.school.right-place': {
    says: 'Gegen die Absage können Sie sich an eine Stelle wenden, die von der Schule unabhängig ist. Jede Schule, die absagt, muss Ihnen sagen wie.',
  },
  'gb.school.place-step': {
    says: 'Nehmen Sie den Platz an, den Sie haben. Schicken Sie den Widerspruch bis zum Tag im Brief, mit Belegen, warum diese Schule passt.',
  },
  'gb.school.right-bus': {
    says: 'Die Fahrt zur nächsten passenden Schule ist ab zwei Meilen frei, ab acht Jahren ab drei Meilen. Auch Behinderung, wenig Geld oder ein gefährlicher Weg zählen.',
  },
  'gb.school.answer-excluded': {
    says: 'Verlangen Sie die Gründe schriftlich und äußern Sie sich bei den Schulräten (governors). Bei einem Ausschluss für immer kann eine unabhängige Stelle prüfen. Ein Kind mit Behinderung hat mehr Rechte.',
  },
  'gb.school.answer-fine': {
    says: 'Klagen können Sie nicht. Sie können die Gemeinde um Rücknahme bitten, wenn die Strafe falsch ist. Zahlen Sie £80 innerhalb von 21 Tagen oder £160 bis Tag 28, sonst kann die Gemeinde vor Gericht gehen.',
  },
  'gb.divorce.answer-pension': {
    says: 'Niemand hat ein festes Recht auf die Hälfte. Das Gericht sieht auf den Bedarf beider, Kinder, Alter, Einkommen und gemeinsame Jahre und kann eine Rente durch Beschluss teilen. Fragen Sie nach ihrem Wert (CETV) und holen Sie Rat, bevor Sie zustimmen. Nur ein Gerichtsbeschluss macht eine Einigung endgültig.',
  },
  'gb.ask-family.mediation': {
    says: 'Meist müssen Sie vor dem Antrag beim Familiengericht zu einem Treffen über Mediation (MIAM). Die Mediation selbst ist Ihre Wahl. Bei Gewalt oder Eile brauchen Sie kein Treffen. Fragen Sie den Mediator, ob ein Gutschein oder Rechtshilfe zahlt.',
  },
}
