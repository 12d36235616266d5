/** Rückforderung von Leistungen auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_DE: Words = {
  'de.public.benefit-want': {
    says: 'Das Amt hebt einen früheren Bescheid auf und will Geld zurück (Aufhebungs- und Erstattungsbescheid).',
  },
  'de.public.benefit-want-hearing': {
    says: 'Das Amt fragt nach Ihrer Sicht, bevor es entscheidet (Anhörung). Noch ist nichts entschieden.',
  },
  'de.public.benefit-who': {
    says: 'Das ist eine Behörde, etwa Jobcenter, Agentur für Arbeit oder Familienkasse. Ein Gericht kann ihren Bescheid kostenlos prüfen.',
  },
  'de.public.benefit-reality': {
    says: 'Auch ein falscher Bescheid gilt, wenn Sie nicht binnen eines Monats widersprechen. Viele werden danach geändert.',
  },
  'de.public.benefit-rights': {
    says: 'Sie dürfen binnen eines Monats widersprechen, Ihre Akte sehen und kostenlos zum Sozialgericht gehen.',
  },
  'de.public.benefit-not-yet': {
    says: 'Solange Ihr Widerspruch gegen die Rückzahlung läuft, darf die Summe meist nicht vollstreckt werden.',
  },
  'de.public.benefit-know': {
    says: 'Frist verpasst? Sie können trotzdem eine Überprüfung beantragen.',
    learnMore:
      'Schreiben Sie: „Ich beantrage Überprüfung nach § 44 SGB X.“ Bei Grundsicherung geht das nur ein Jahr zurück.',
  },
  'de.public.benefit-deadline': {
    says: 'Sie haben einen Monat, nachdem der Bescheid angekommen ist. Ein Satz reicht, Gründe können folgen.',
    action: 'Widerspruch an das Amt schicken',
    consequence: 'Der Bescheid wird bestandskräftig. Dann hilft nur noch eine Überprüfung.',
    service: 'ein Bescheid gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben',
  },
  'de.public.benefit-step-object': {
    says: 'Stimmt es nicht? Schreiben Sie: „Ich lege Widerspruch ein.“ Mit Datum, Nummer und Unterschrift. Geben Sie es gegen Stempel ab.',
  },
  'de.public.benefit-step-hearing': {
    says: 'Antworten Sie auf die Anhörung mit Fakten und Belegen. Bitten Sie bei Bedarf um mehr Zeit.',
  },
  'de.public.benefit-step-file': {
    says: 'Verlangen Sie Akteneinsicht und die Berechnung Monat für Monat.',
  },
  'de.public.benefit-step-rates': {
    says: 'Stimmt es, ist aber zu viel? Bitten Sie um kleine Raten, Aufschub oder Erlass.',
  },
  'de.public.benefit-step-trust': {
    says: 'Haben Sie alles angegeben und das Amt hat sich geirrt? Sagen Sie, dass Sie dem Bescheid vertraut und das Geld verbraucht haben.',
  },
  'de.public.benefit-step-advice': {
    says: 'Holen Sie Hilfe: Beratungsschein vom Amtsgericht, Sozialverband (VdK, SoVD) oder Erwerbslosenberatung.',
  },
  'de.public.benefit-option-object': {
    says: 'Schreiben Sie, dass Sie widersprechen. Verlangen Sie die Akte und begründen Sie später.',
    title: 'Widerspruch einlegen',
    cost: 'Kostenlos.',
    time: 'Ein Monat. Die Antwort dauert etwa drei Monate.',
    risk: 'Fast keins.',
    bestFor: 'Sie sind nicht einverstanden oder verstehen die Summe nicht.',
  },
  'de.public.benefit-option-rates': {
    says: 'Zeigen Sie Ihr Einkommen und bieten Sie eine kleine Rate an.',
    title: 'Raten oder Erlass beantragen',
    cost: 'Kostenlos.',
    time: 'Ein Brief.',
    risk: 'Es kann wie Zustimmung wirken. Widersprechen Sie zuerst.',
    bestFor: 'Der Bescheid stimmt, aber Sie können nicht zahlen.',
  },
  'de.public.benefit-option-help': {
    says: 'Die Beratung liest die Akte und schreibt die Gründe.',
    title: 'Vor Fristende Rat holen',
    cost: 'Mit Beratungsschein höchstens 15 €.',
    time: 'Ein Besuch beim Amtsgericht.',
    risk: 'Keins, aber widersprechen Sie selbst rechtzeitig.',
    bestFor: 'Die Summe ist hoch oder man wirft Ihnen falsche Angaben vor.',
  },
  'de.public.benefit-right-hearing': {
    says: 'Bevor das Amt Geld zurückfordert, muss es Sie anhören.',
  },
  'de.public.benefit-right-trust': {
    says: 'War der Fehler beim Amt und für Sie nicht erkennbar, dürfen Sie verbrauchtes Geld behalten.',
  },
  'de.public.benefit-right-court': {
    says: 'Das Sozialgericht kostet Sie nichts. Sie brauchen dort keinen Anwalt.',
  },
  'de.public.benefit-right-urgent': {
    says: 'Haben Sie kein Geld zum Leben, kann das Sozialgericht in wenigen Tagen entscheiden (Eilantrag).',
  },
  'de.public.benefit-warn-stop': {
    says: 'Der Widerspruch bringt gestoppte Leistungen nicht zurück. Dafür brauchen Sie einen Eilantrag beim Sozialgericht.',
  },
  'de.public.benefit-warn-crime': {
    says: 'Man wirft Ihnen Absicht oder grobe Schuld vor. Sprechen Sie mit einem Anwalt, bevor Sie etwas erklären.',
  },
  'de.public.benefit-insight': {
    says: 'Im Bescheid muss stehen, welcher alte Bescheid fällt, für welche Monate und für wen. Dort passieren oft Fehler.',
    actionable: 'Prüfen Sie jeden Monat und jede Person.',
  },
  'de.public.benefit-limitation': {
    says: 'Die Erstattung verjährt vier Jahre nach Ende des Jahres, in dem der Bescheid unanfechtbar wurde.',
    from: 'das Ende des Jahres, in dem der Erstattungsbescheid unanfechtbar wurde',
    restartedBy: 'Eine Zahlung oder Vollstreckung kann die vier Jahre neu starten.',
  },
  'de.public.change-post': {
    says: 'Die Frist beginnt am vierten Tag nach der Aufgabe zur Post.',
    was: 'Bescheide galten am dritten Tag nach der Aufgabe zur Post als bekannt.',
    is: 'Seit 1. Januar 2025 ist es der vierte Tag.',
  },
  'de.public.benefit-step-living': {
    says: 'Kein Geld für Essen oder Miete? Sagen Sie das heute dem Amt und stellen Sie beim Sozialgericht einen Eilantrag. Das ist kostenlos.',
  },
  'de.public.benefit-step-proof': {
    says: 'Heben Sie den Nachweis auf, dass Ihr Brief rechtzeitig ankam: Stempel, Faxbericht oder Zeugen.',
  },
  'de.public.benefit-right-inheritance': {
    says: 'Eine Erbschaft ist beim Jobcenter seit Juli 2023 kein Einkommen. Sie zählt nur als Vermögen, und nur über dem Freibetrag.',
  },
  'de.public.benefit-right-income': {
    says: 'Nicht jedes Einkommen zählt. Fragen Sie, welche Vorschrift, welcher Monat und welche Freibeträge gelten.',
  },
  'de.public.benefit-right-setoff': {
    says: 'Das Amt darf nur einen festen Teil Ihrer Leistung einbehalten (Aufrechnung). Dafür braucht es einen Bescheid, und auch dagegen können Sie Widerspruch einlegen.',
  },
}
