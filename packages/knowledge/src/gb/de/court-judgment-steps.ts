/** What to do about a court judgment: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_STEPS_DE: Words = {
  'gb.judgment.step-read': {
    says: 'Suchen Sie das Datum des Urteils, die Summe und die Zahlweise: sofort oder monatlich. Tragen Sie die Daten im Kalender ein.',
  },
  'gb.judgment.step-request': {
    says: 'Rufen Sie heute das Gericht an und fragen Sie, ob es das Urteil schon gibt. Wenn nicht, schicken Sie sofort Verteidigung (defence) oder Zahlungsangebot.',
  },
  'gb.judgment.step-wrong': {
    says: 'Kam die Klage nie an oder schulden Sie nichts? Handeln Sie diese Woche. Beantragen Sie mit Formular N244 die Aufhebung (set aside).',
  },
  'gb.judgment.step-afford': {
    says: 'Schulden Sie es, können aber nicht wie angeordnet zahlen? Beantragen Sie mit Formular N245 kleinere Raten.',
  },
  'gb.judgment.step-advice': {
    says: 'Rufen Sie eine kostenlose Schuldnerberatung an. Sie hilft täglich mit diesen Formularen. Fragen Sie auch nach Hilfe mit Gerichtsgebühren.',
  },
  'gb.judgment.step-scotland': {
    says: 'Holen Sie jetzt Schuldnerberatung (money advice). Nach einer charge können Sie vielleicht eine time to pay order beantragen. Wussten Sie nichts vom Verfahren, fragen Sie nach Aufhebung (recall).',
  },
  'gb.judgment.step-pay-month': {
    says: 'Zahlen Sie, wenn möglich, alles innerhalb eines Monats nach dem Datum des Urteils. Schicken Sie dem Gericht dann den Beleg.',
  },
  'gb.judgment.step-keep-paying': {
    says: 'Zahlen Sie in Raten, richten Sie einen Dauerauftrag einige Tage vor jedem Termin ein. Eine verpasste Rate kann Gerichtsvollzieher (bailiffs) bringen.',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: 'Schreiben Sie im Formular, warum es falsch ist und was Ihre Verteidigung ist. Schreiben Sie, wann Sie davon erfuhren. Schicken Sie Belege, etwa Ihre alte Adresse.',
  },
  'gb.judgment.step-check-register': {
    says: 'Sie können das Register der Urteile (Registry Trust) nach Ihrem Namen durchsuchen. Prüfen Sie, ob dieses Urteil echt und richtig ist.',
  },
}
