/** The German words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_DE: Words = {
  'au.denied.right-reasons': {
    says: 'Der Brief muss die Gründe nennen und sagen, ob Sie das Tribunal um eine Überprüfung (review) bitten können, und bis wann.',
  },
  'au.denied.right-review': {
    says: 'Bei den meisten Visa, die in Australien abgelehnt werden, haben Sie 28 Tage, um zum Administrative Review Tribunal zu gehen. In manchen Fällen ist es kürzer.',
  },
  'au.denied.warn-strict': {
    says: 'Die Zeit für die Überprüfung (review) ist streng. Das Tribunal kann Ihnen nicht mehr geben, nicht einmal einen Tag.',
  },
  'au.denied.warn-stay': {
    says: 'Prüfen Sie, wann Ihr Übergangsvisum (bridging visa) endet. Ohne Visum kann man Sie festhalten, und ein neues Visum wird schwerer.',
  },
  'au.denied.step-date': {
    says: 'Rechnen Sie den letzten Tag aus, ab dem Tag, an dem Sie den Brief bekamen. Eine E-Mail zählt an dem Tag, an dem sie geschickt wurde.',
  },
  'au.denied.option-review': {
    says: 'Stellen Sie den Antrag rechtzeitig online und schicken Sie Beweise zu jedem Grund. Sie können später mehr Papiere schicken.',
    title: 'Das Tribunal um eine Überprüfung (review) bitten',
    cost: 'Bei den meisten Visa eine hohe Gebühr. Bitten Sie um die Hälfte, wenn Sie nicht zahlen können.',
    time: 'Viele Monate, oft mehr.',
    risk: 'Verlieren Sie, ist die Gebühr weg.',
    bestFor: 'Sie können zeigen, dass Sie die Regel erfüllen.',
  },
  'au.denied.not-yet': {
    says: 'Ihr Visum ist noch nicht aufgehoben. Man muss zuerst Ihre Antwort lesen.',
  },
  'au.denied.right-comment': {
    says: 'Sie können sagen, warum es keinen Grund gibt und warum Ihr Visum in jedem Fall bleiben sollte.',
  },
  'au.denied.step-comment': {
    says: 'Antworten Sie schriftlich bis zu dem Tag in der Mitteilung, mit Beweisen. Ist die Zeit zu kurz, bitten Sie vor diesem Tag um mehr.',
  },
  'au.denied.step-help': {
    says: 'Holen Sie diese Woche Hilfe von einem Anwalt, der Rechtshilfe (legal aid) oder einem registrierten Berater für Einwanderung (migration agent). Sonst darf niemand sie für Geld geben.',
  },
}
