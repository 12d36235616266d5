/** A bill for the shared costs of a home: leaseholders in England and Wales, and owners on an estate. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_DE: Words = {
  'gb.service-charge.who': {
    says: 'Ein Verwalter fordert für den Eigentümer des Hauses. Ihr Vertrag (lease) sagt, was er verlangen darf und welchen Anteil Sie zahlen.',
  },
  'gb.service-charge.reality': {
    says: 'Ein Teil ist oft fällig. Am besten zahlen Sie, was klar stimmt, und bestreiten den Rest schriftlich.',
  },
  'gb.service-charge.right-name': {
    says: 'Auf der Rechnung müssen Name und Adresse des Vermieters stehen. Bis Sie sie haben, ist die Umlage (service charge) nicht fällig.',
  },
  'gb.service-charge.right-pay-dispute': {
    says: 'Wer zahlt, stimmt damit nicht zu. Sie können zahlen und trotzdem zum Gericht (tribunal) gehen.',
  },
  'gb.service-charge.right-late-fee': {
    says: 'Eine Zusatzgebühr, etwa für Verspätung, muss im Vertrag stehen und fair sein. Ihr muss eine eigene Übersicht Ihrer Rechte beiliegen.',
  },
  'gb.service-charge.right-case-costs': {
    says: 'Sie können beantragen, dass der Vermieter die Kosten des Verfahrens nicht auf spätere Rechnungen setzt.',
  },
  'gb.service-charge.step-lease': {
    says: 'Sehen Sie in Ihren Vertrag (lease). Erlaubt er diese Kosten, diesen Anteil und diesen Tag?',
  },
  'gb.service-charge.step-check': {
    says: 'Prüfen Sie, ob der Vermieter mit Adresse genannt ist und die Übersicht Ihrer Rechte beiliegt.',
  },
  'gb.service-charge.step-ask': {
    says: 'Verlangen Sie die Abrechnung, die Belege und die Berechnung Ihres Anteils.',
  },
  'gb.service-charge.option-tribunal': {
    says: 'In England das First-tier Tribunal (Property Chamber), in Wales das Leasehold Valuation Tribunal. Es entscheidet, was Sie wann schulden.',
    title: 'Das Gericht entscheiden lassen',
    cost: 'Eine Gebühr. Bei wenig Einkommen gibt es Hilfe.',
    time: 'Einige Monate.',
    risk: 'Zahlen Sie, was Sie anerkennen, damit es kein Rückstand wird.',
    bestFor: 'Die Kosten sind zu hoch oder die Arbeit war schlecht.',
  },
  'gb.service-charge.option-pay': {
    says: 'Zahlen Sie rechtzeitig und schreiben Sie: "I pay under protest and keep my right to challenge this."',
    title: 'Zahlen und Rechte behalten',
    cost: 'Die verlangte Summe.',
    time: 'Wenige Minuten.',
    risk: 'Geld kommt nur bei Erfolg oder Einigung zurück.',
    bestFor: 'Sie haben eine Hypothek oder wollen keinen Rückstand.',
  },
  'gb.service-charge.option-time': {
    says: 'Bitten Sie um Raten und darum, dass dabei keine Gebühr hinzukommt.',
    title: 'Um Zeit zum Zahlen bitten',
    cost: 'Nichts.',
    time: 'Einige Tage.',
    risk: 'Lassen Sie sich den Plan schriftlich geben.',
    bestFor: 'Die Summe stimmt, ist aber auf einmal zu viel.',
  },
  'gb.service-charge.right-estate': {
    says: 'Sie schulden nur, was die Urkunde Ihres Hauses (deed) sagt. Eine Umlage für das Gelände muss für die Arbeiten angemessen sein.',
  },
  'gb.service-charge.step-estate': {
    says: 'Suchen Sie die Urkunde vom Kauf (oft TP1). Sehen Sie nach, was Sie wem zahlen müssen.',
  },
  'gb.service-charge.step-lease-advice': {
    says: 'Holen Sie kostenlosen Rat beim Leasehold Advisory Service (LEASE), den die Regierung bezahlt.',
  },
  'gb.service-charge.right-safety': {
    says: 'In einem Haus ab 11 Metern oder fünf Stockwerken zahlt eine Wohnung mit qualifying lease nichts für unsichere Fassaden; andere Brandkosten sind begrenzt. Schicken Sie jetzt das deed of certificate und verlangen Sie das des Eigentümers.',
  },
}
