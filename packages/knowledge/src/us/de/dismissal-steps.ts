/** The German words of the rows in ../dismissal-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_DE: Words = {
  'us.work.step-unemployment': {
    says: 'Beantragen Sie diese Woche Arbeitslosengeld bei Ihrem Bundesstaat. Späte Anträge können Geld kosten.',
  },
  'us.work.step-pay': {
    says: 'Prüfen Sie den letzten Lohn: Stunden, Überstunden, Trinkgeld und Urlaub, der nach Ihrem Bundesstaat oder den Regeln der Firma zusteht.',
  },
  'us.work.option-severance': {
    says: 'Verlangen Sie mehr Geld, Krankenversicherung, ein gutes Zeugnis oder einen milderen Grund.',
    title: 'Um bessere Bedingungen bitten',
    cost: 'Kostenlos, oder die Kosten eines Anwalts',
    time: 'Bevor Sie unterschreiben',
    risk: 'Man kann ablehnen oder das Angebot beenden.',
    bestFor:
      'Man bietet Ihnen eine Abfindung (severance), oder Sie haben vielleicht einen Anspruch.',
  },
  'us.work.warning-sign': {
    says: 'Unterschreiben Sie einen Verzicht (release), geben Sie vielleicht das Recht zu klagen auf. Verdienter Lohn gehört Ihnen auch ohne Unterschrift.',
  },
}
