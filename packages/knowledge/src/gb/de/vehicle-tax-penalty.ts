/** Eine Strafe wegen fehlender Kfz-Steuer: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const VEHICLE_TAX_PENALTY_DE: Words = {
  'gb.vehicle-tax.civil': {
    says: 'Diese Strafe bringt keine Punkte und keine Vorstrafe. Sie trifft die Person im Register, auch wenn niemand fuhr.',
  },
  'gb.vehicle-tax.no-goods': {
    says: 'Ein Inkassobüro der DVLA darf nichts aus Ihrer Wohnung nehmen. Erst müsste ein Gericht entscheiden.',
  },
  'gb.vehicle-tax.right-sold': {
    says: 'Sie schulden nichts, wenn Sie der DVLA rechtzeitig gemeldet haben, dass das Fahrzeug verkauft, verschrottet oder abgemeldet ist. Schicken Sie den Beleg.',
  },
  'gb.vehicle-tax.step-today': {
    says: 'Gehört es Ihnen noch, versteuern Sie es oder melden Sie es heute auf GOV.UK als stillgelegt (SORN). Dann kommt keine neue Strafe.',
  },
  'gb.vehicle-tax.step-proof': {
    says: 'Suchen Sie den Beleg für Verkauf, Verschrottung, SORN oder Steuer: eine E-Mail, eine Quittung, eine Buchung der Bank.',
  },
  'gb.vehicle-tax.right-sum': {
    says: 'Die Strafe beträgt £80, und £40, wenn Sie in der genannten Zeit zahlen. Die Steuer selbst kommt dazu.',
  },
  'gb.vehicle-tax.right-refund': {
    says: 'Bei Verkauf, Verschrottung oder Stilllegung zahlt die DVLA die Steuer für jeden vollen Restmonat zurück.',
  },
  'gb.vehicle-tax.right-complain': {
    says: 'Lehnt die DVLA ab, können Sie sich beschweren. Nach der letzten Antwort prüft eine unabhängige Stelle kostenlos.',
  },
  'gb.vehicle-tax.insight-debit': {
    says: 'Oft ist eine Lastschrift (Direct Debit) gescheitert oder die Verkaufsmeldung nie angekommen.',
    actionable:
      'Prüfen Sie Ihre Kontobuchungen. Sagen Sie, an welchem Tag und wie Sie es der DVLA gemeldet haben.',
  },
  'gb.vehicle-tax.settlement': {
    says: 'Eine Einigung ohne Gericht (out-of-court settlement) ist ein Angebot. Zahlen Sie rechtzeitig, gibt es kein Gericht. Ist es falsch, sagen Sie vorher warum.',
  },
  'gb.vehicle-tax.warning-clamp': {
    says: 'Lassen Sie es nicht ohne Steuer auf öffentlicher Straße. Es kann blockiert oder abgeschleppt werden, und Fahren kann vor Gericht führen.',
  },
  'gb.vehicle-tax.option-dispute': {
    says: 'Schreiben Sie vor dem genannten Tag an die Adresse im Brief. Sagen Sie, was wann geschah, und legen Sie Kopien bei.',
    title: 'Belege schicken und Streichung verlangen',
    cost: 'Nichts.',
    time: 'Ein Brief jetzt, eine Antwort in einigen Wochen.',
    risk: 'Die kleinere Summe kann inzwischen enden. Bitten Sie, sie offen zu halten.',
    bestFor: 'Es war verkauft, verschrottet, versteuert oder stillgelegt.',
  },
  'gb.vehicle-tax.option-pay': {
    says: 'Zahlen Sie wie im Brief genannt, und versteuern Sie das Fahrzeug am selben Tag oder melden Sie SORN.',
    title: 'Die kleinere Summe rechtzeitig zahlen',
    cost: 'Die kleinere Summe und die Steuer.',
    time: 'Einige Minuten.',
    risk: 'Zahlen erkennt die Strafe an.',
    bestFor: 'Es war Ihr Fahrzeug, ohne Steuer und ohne SORN.',
  },
}
