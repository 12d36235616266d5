/** Ways to go about a council penalty charge in England and Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_OPTIONS_DE: Words = {
  'gb.pcn.option-challenge': {
    says: 'Schreiben Sie, was passiert ist, nennen Sie Ihren Grund und fügen Sie Fotos bei. Die Gemeinde (council) muss es prüfen.',
    title: 'Einspruch bei der Gemeinde einlegen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 14 Tagen für den kleineren Preis, höchstens 28 Tage',
    risk: 'Verlieren Sie später, ist die volle Summe fällig.',
    bestFor: 'Schilder, Tatsachen oder Gründe sprechen für Sie.',
  },
  'gb.pcn.option-tribunal': {
    says: 'Ein Jurist, der von der Gemeinde unabhängig ist, entscheidet. Sie können Telefon oder Video verlangen.',
    title: 'Zum unabhängigen tribunal gehen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 28 Tagen nach der Ablehnung',
    risk: 'Verlieren Sie, zahlen Sie die volle Summe.',
    bestFor: 'Die Gemeinde sagte Nein und Sie haben noch einen Grund.',
  },
  'gb.pcn.option-statement': {
    says: 'Wird sie angenommen, ist die Anordnung aufgehoben und der Fall geht eine Stufe zurück.',
    title: 'Eine Zeugenerklärung (witness statement) abgeben',
    cost: 'Kostenlos',
    time: 'Innerhalb von 21 Tagen nach der Anordnung',
    risk: 'Eine falsche Erklärung ist strafbar (contempt of court).',
    bestFor: 'Die Briefe kamen nie an, Sie haben gezahlt oder niemand hat Ihnen geantwortet.',
  },
  'gb.pcn.option-pay': {
    says: 'Zahlen Sie auf dem Weg im Bescheid und behalten Sie den Beleg.',
    title: 'Zahlen',
    cost: 'Die Summe im Bescheid',
    time: 'Am besten in der Rabattzeit',
    risk: 'Zahlen beendet Ihr Recht auf Widerspruch.',
    bestFor: 'Das Bußgeld stimmt oder der Streit lohnt nicht.',
  },
  'gb.pcn.option-help': {
    says: 'Citizens Advice oder National Debtline hilft bei der Wahl und mit Formularen.',
    title: 'Kostenlosen Rat holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf oder Besuch',
    risk: 'Die Tage laufen weiter.',
    bestFor: 'Sie können nicht zahlen oder es ist von Gerichtsvollziehern (bailiffs) die Rede.',
  },
  'gb.pcn.option-never-knew': {
    says: 'Sagen Sie es der Gemeinde (council). Kommt die Anordnung (order for recovery), schicken Sie TE9 oder PE3, damit der Fall zurückgesetzt wird.',
    title: 'Sagen, dass die Briefe nie ankamen',
    cost: 'Kostenlos',
    time: 'Schreiben Sie jetzt. Formular dann innerhalb von 21 Tagen nach der Anordnung',
    risk: 'Das geht nur, wenn es wahr ist.',
    bestFor: 'Frühere Briefe gingen an eine alte Adresse oder niemand hat geantwortet.',
  },
}
