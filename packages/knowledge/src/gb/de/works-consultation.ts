/** Geplante Arbeiten am Haus: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const WORKS_CONSULTATION_DE: Words = {
  'gb.works.no-bill': {
    says: 'Das ist keine Rechnung. Noch ist nichts fällig, und Sie können zum Plan noch Ihre Meinung sagen.',
  },
  'gb.works.step-write': {
    says: 'Schicken Sie Ihre Meinung schriftlich vor dem letzten Tag. Sagen Sie, ob die Arbeiten jetzt nötig sind und was billiger ginge.',
  },
  'gb.works.step-lease': {
    says: 'Sehen Sie in Ihren Vertrag (lease): Muss der Vermieter das tun, müssen Sie zahlen, und welcher Anteil ist Ihrer?',
  },
  'gb.works.step-together': {
    says: 'Sprechen Sie mit den Nachbarn und antworten Sie gemeinsam. Nennen Sie eine gute Baufirma, wenn das Schreiben danach fragt.',
  },
  'gb.works.right-views': {
    says: 'Sie haben je Stufe mindestens 30 Tage, erst zum Plan, dann zu den Angeboten. Der Vermieter muss Ihre Meinung beachten.',
  },
  'gb.works.right-cap': {
    says: 'Liegt Ihr Anteil über £250 und wurden Sie nicht richtig gefragt, kann man in der Regel nur £250 verlangen.',
  },
  'gb.works.right-see': {
    says: 'Es muss mindestens zwei Angebote geben, eines von einer unabhängigen Firma. Sie dürfen sie kostenlos ansehen.',
  },
  'gb.works.right-fair': {
    says: 'Sie zahlen nur angemessene Kosten für ordentliche Arbeit. Das Tribunal kann vorher oder nachher entscheiden.',
  },
  'gb.works.right-safety': {
    says: 'Bei gefährlicher Fassade und vielen Brandschutzmängeln in höheren Häusern schulden Sie vielleicht nichts oder nur einen begrenzten Teil. Holen Sie vorher Rat.',
  },
  'gb.works.insight': {
    says: 'Ein Tribunal kann fehlende Schritte erlassen (dispensation), meist wenn die Eigentümer dadurch nichts verloren.',
    actionable:
      'Sagen Sie jetzt schriftlich, was Sie verlangt hätten. Das zeigt später den Verlust.',
  },
  'gb.works.option-views': {
    says: 'Verlangen Sie Gutachten, Plan und Anteil jeder Wohnung. Machen Sie Vorschläge und nennen Sie eine Firma.',
    title: 'Ihre Meinung zu den Arbeiten schicken',
    cost: 'Nichts.',
    time: 'Ein Brief in 30 Tagen.',
    risk: 'Man muss zuhören, aber nicht zustimmen.',
    bestFor: 'Alle, die Bedarf oder Preis bezweifeln.',
  },
  'gb.works.option-plan': {
    says: 'Fragen Sie, ob eine Rücklage zuerst zahlt und welche Raten es gibt. Gemeinden haben oft Pläne über Jahre.',
    title: 'Früh nach Ratenzahlung fragen',
    cost: 'Ihr Anteil, verteilt.',
    time: 'Bevor die Rechnung kommt.',
    risk: 'Ein privater Vermieter muss nicht zustimmen.',
    bestFor: 'Die Arbeiten sind nötig, aber zu teuer.',
  },
  'gb.works.scotland': {
    says: 'In Schottland gilt die Urkunde (title deeds), sonst die Mehrheit der Eigentümer. Sie müssen informiert werden und dürfen abstimmen.',
  },
  'gb.works.scotland-step': {
    says: 'Suchen Sie in der Urkunde Ihren Anteil und wie entschieden wird. Verlangen Sie vor der Abstimmung mindestens zwei Angebote.',
  },
}
