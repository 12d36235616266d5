/** Kaution, Ablehnungen und Datenlecks, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_DE: Words = {
  'ch.deposit.reality': {
    says: 'Das ist die Sicht Ihres Vermieters. Sie können jede Position bestreiten und Belege verlangen.',
  },
  'ch.deposit.step-first': {
    says: 'Schreiben Sie, welche Kosten Sie warum bestreiten. Legen Sie Fotos bei, nennen Sie Ihr Konto und setzen Sie eine Frist für den Rest.',
  },
  'ch.stay.reality': {
    says: 'Ein Nein ist nicht das Ende. Aber die Zeit ist kurz und läuft ab dem Brief.',
  },
  'ch.stay.step-first': {
    says: 'Notieren Sie den Tag, behalten Sie den Umschlag und zeigen Sie heute alle Seiten einem Anwalt. Warten Sie nicht auf weitere Papiere.',
  },
  'ch.refusal.want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'ch.refusal.reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'ch.refusal.step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'ch.refusal.benefit-want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'ch.refusal.right-object': {
    says: 'Gegen eine Verfügung haben Sie meist 30 Tage für Einsprache oder Beschwerde. Auch gegen einen Vorbescheid der IV-Stelle haben Sie 30 Tage. Der Brief sagt, wohin.',
  },
  'ch.data.reality': {
    says: 'Sie melden, dass andere Ihre Daten gesehen haben könnten. Sie schulden nichts. Handeln Sie jetzt, damit niemand sie missbraucht.',
  },
  'ch.data.step-first': {
    says: 'Ändern Sie das Passwort dort und überall, wo Sie dasselbe nutzten. Öffnen Sie die Seite selbst, nicht über einen Link. Prüfen Sie Ihr Konto.',
  },
  'ch.charges.reality': {
    says: 'Das ist eine Abrechnung von Nebenkosten. Sie kann falsch sein. Sie müssen nicht zahlen, bevor Sie die Belege gesehen haben.',
  },
  'ch.charges.step-first': {
    says: 'Schreiben Sie vor dem Zahltag. Verlangen Sie die Belege, vergleichen Sie mit Vorjahr und Vertrag und sagen Sie, welche Kosten Sie bestreiten.',
  },
  'ch.refusal.deadline': {
    says: 'Sie haben dreissig Tage für eine schriftliche Einsprache.',
    action: 'Einsprache erheben',
    consequence: 'Der Entscheid ist endgültig.',
  },
  'ch.social-help.want': {
    says: 'Ein Amt kürzt, stoppt oder verweigert Ihre Sozialhilfe.',
  },
  'ch.social-help.right': {
    says: 'Es muss Sie anhören, schriftlich entscheiden und Gründe nennen. Die Frist für die Beschwerde steht im Brief, meist 30 Tage, in einigen Kantonen weniger. Hilfe in Not ist ein Recht der Verfassung.',
  },
  'ch.social-help.step': {
    says: 'Erheben Sie vor diesem Tag schriftlich Beschwerde. Verlangen Sie Ihre Akten, und dass die Kürzung wartet. Haben Sie jetzt kein Geld, sagen Sie es und bitten Sie sofort um Hilfe.',
  },
}
