/** Benefits paid by mistake (cobro indebido): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_DE: Words = {
  'es.public.want-benefit': {
    says: 'Eine Behörde sagt, sie habe Ihnen zu viel gezahlt, und will es zurück (cobro indebido).',
  },
  'es.public.deadline-benefit-review': {
    says: 'Sie haben 30 Werktage ab dem Tag, an dem Sie die Entscheidung bekamen. Wir zählen ab dem Datum.',
    action: 'Widerspruch beim Amt einlegen (reclamación previa)',
    consequence: 'Die Entscheidung wird endgültig.',
  },
  'es.public.deadline-benefit-object': {
    says: 'Schreibt das SEPE zuerst von zu viel Gezahltem, haben Sie zehn Tage zum Einwand.',
    action: 'Ihren Einwand (alegaciones) schicken',
    consequence: 'Das Amt entscheidet ohne Ihre Worte.',
  },
  'es.public.right-benefit-four': {
    says: 'Leistungen der Sozialversicherung können sie für höchstens vier Jahre zurückverlangen.',
  },
  'es.public.right-benefit-plan': {
    says: 'Sie können um Rückzahlung in Raten bitten. Von einer Rente der Seguridad Social behält das Amt meist 10 bis 30 % im Monat ein, damit in fünf Jahren alles zurück ist. Bleibt zu wenig, kann es länger dauern.',
  },
  'es.public.step-what-benefit': {
    says: 'Sehen Sie, welche Leistung, welche Monate und warum. Vergleichen Sie mit Ihren Papieren.',
  },
  'es.public.step-object-first': {
    says: 'Noch ist nichts entschieden. Stimmt es nicht, schicken Sie in der Frist des Briefs, oft zehn Tage, Ihre Sicht (alegaciones) mit Beweisen. Ein Widerspruch kommt später, gegen die Entscheidung.',
  },
  'es.public.right-benefit-penalty': {
    says: 'Eine Strafe (sanción) ist etwas anderes als das Zurückzahlen. Sie braucht ein eigenes Verfahren mit 15 Werktagen für Ihre Antwort und muss den Fehler nennen. Rechtzeitig gemeldet heißt: keine Strafe.',
  },
  'es.public.option-object-first': {
    title: 'Jetzt Ihre Sicht schicken (alegaciones)',
    says: 'Schreiben Sie, warum Ihnen das Geld zustand oder dass die Summe falsch ist. Fügen Sie Beweise bei.',
    cost: 'Nichts.',
    time: 'Die Tage im Brief, oft zehn.',
    risk: 'Gering. Gegen die Entscheidung können Sie noch vorgehen.',
    bestFor: 'Sie haben die Änderung gemeldet, oder die Summe ist falsch.',
  },
  'es.public.step-appeal-benefit': {
    says: 'Ist es falsch, legen Sie die reclamación previa ein und sagen, warum. Sie ist kostenlos und braucht keinen Anwalt.',
  },
  'es.public.option-appeal-benefit': {
    title: 'Beim Amt widersprechen',
    says: 'Sagen Sie, warum Ihnen das Geld zustand oder die Summe falsch ist.',
    cost: 'Nichts.',
    time: '30 Werktage.',
    risk: 'Gering.',
    bestFor: 'Sie meldeten die Änderung, oder die Summe ist falsch.',
  },
}
