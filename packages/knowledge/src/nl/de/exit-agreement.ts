/** The German words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_DE: Words = {
  'nl.exit.reality': {
    says: 'Das ist nur ein Angebot. Sie müssen nicht unterschreiben und dürfen mehr verlangen.',
  },
  'nl.exit.right-undo': {
    says: 'Nach der Unterschrift können Sie 14 Tage lang schriftlich und ohne Grund zurück. Es sind 21 Tage, wenn das Papier das nicht sagt.',
  },
  'nl.exit.right-transition': {
    says: 'Vergleichen Sie die Summe mit der Übergangszahlung (transitievergoeding): etwa ein Drittel Monatslohn je Jahr. Über das UWV bekämen Sie die auch.',
  },
  'nl.exit.right-benefit': {
    says: 'Für Arbeitslosengeld (WW) muss im Papier stehen, dass der Arbeitgeber das Ende will und Sie keine Schuld haben.',
  },
  'nl.exit.warn-notice': {
    says: 'Prüfen Sie das Enddatum. Ist Ihre Kündigungsfrist verkürzt, beginnt WW erst danach.',
  },
  'nl.exit.warn-ill': {
    says: 'Sind Sie krank? Unterschreiben Sie nicht ohne Rat. Sie können Krankengeld und Leistungen verlieren.',
  },
  'nl.exit.step-check': {
    says: 'Bitten Sie um Zeit. Lassen Sie das Papier von Anwalt, Gewerkschaft oder Juridisch Loket prüfen. Viele Arbeitgeber zahlen das.',
  },
  'nl.exit.option-more': {
    title: 'Bessere Bedingungen verlangen',
    says: 'Schreiben Sie, was Sie wollen: mehr Geld, ein späteres Ende, kein Verbot neuer Arbeit.',
    cost: 'Oft zahlt der Arbeitgeber die Beratung.',
    time: 'Ein bis zwei Wochen.',
    risk: 'Der Arbeitgeber kann stattdessen zum UWV gehen.',
    bestFor: 'Sie können mit dem Ende leben.',
  },
}
