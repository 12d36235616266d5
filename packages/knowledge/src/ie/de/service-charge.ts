/** The German words of the rows in ../service-charge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_DE: Words = {
  'ie.service.right-budget': {
    says: 'Der Betrag braucht einen Jahresplan, der in die Versammlung der Eigentümer kommt. Lassen Sie sich Plan und Anteil zeigen.',
  },
  'ie.service.right-vote': {
    says: 'Sie können in der Versammlung reden und stimmen. Lehnen drei Viertel der Stimmen ab, gilt vorerst der alte Betrag.',
  },
  'ie.service.right-report': {
    says: 'Jedes Jahr muss es einen Bericht geben: Geld, Rücklage (sinking fund) und Versicherung.',
  },
  'ie.service.right-court': {
    says: 'Hält sich die Gesellschaft nicht ans Gesetz, können Sie beim Circuit Court eine Anordnung beantragen. Reden Sie zuerst.',
  },
  'ie.service.warn-stop': {
    says: 'Zahlen Sie weiter, auch wenn Sie protestieren. Die Schuld bleibt an der Wohnung, und vor einem Verkauf muss sie weg.',
  },
  'ie.service.step-ask': {
    says: 'Verlangen Sie schriftlich Plan, letzte Abrechnung und wie Ihr Anteil berechnet ist.',
  },
  'ie.service.option-plan': {
    title: 'Um Raten bitten',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Summe stimmt, ist aber auf einmal zu viel.',
    says: 'Bieten Sie vor dem Stichtag eine Monatsrate an, die Sie halten können.',
  },
}
