/** What the law gives to people whose benefit is wanted back, and what to beware of: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_RIGHTS_DE: Words = {
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
  'de.public.benefit-right-side-job': {
    says: 'Neben dem Arbeitslosengeld bleiben 165 Euro Nebenverdienst im Monat frei, wenn Sie unter 15 Stunden in der Woche arbeiten. Prüfen Sie, ob das abgezogen wurde.',
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
  'de.public.benefit-right-inheritance': {
    says: 'Eine Erbschaft ist beim Jobcenter seit Juli 2023 kein Einkommen. Sie zählt nur als Vermögen, und nur über dem Freibetrag.',
  },
  'de.public.benefit-right-income': {
    says: 'Nicht jedes Einkommen zählt. Fragen Sie, welche Vorschrift, welcher Monat und welche Freibeträge gelten.',
  },
  'de.public.benefit-right-setoff': {
    says: 'Das Amt darf nur einen festen Teil Ihrer Leistung einbehalten (Aufrechnung). Dafür braucht es einen Bescheid, und auch dagegen können Sie Widerspruch einlegen.',
  },
  'de.public.benefit-right-no-pause': {
    says: 'Hier hält ein Widerspruch allein die Rückzahlung nicht auf. Bitten Sie die Behörde im selben Brief, sie auszusetzen. Lehnt sie ab, bitten Sie das Sozialgericht. Beides ist kostenlos.',
  },
}
