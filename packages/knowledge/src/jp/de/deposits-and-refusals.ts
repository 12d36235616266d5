/** Kaution, Ablehnungen und Datenlecks, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_DE: Words = {
  'jp.deposit.reality': {
    says: 'Das ist die Sicht Ihres Vermieters. Sie können jede Position bestreiten und Belege verlangen.',
  },
  'jp.deposit.step-first': {
    says: 'Schreiben Sie, welche Kosten Sie warum bestreiten. Legen Sie Fotos bei, nennen Sie Ihr Konto und setzen Sie eine Frist für den Rest.',
  },
  'jp.stay.reality': {
    says: 'Ein Nein ist nicht das Ende. Aber die Zeit ist kurz und läuft ab dem Brief.',
  },
  'jp.stay.step-first': {
    says: 'Notieren Sie den Tag, behalten Sie den Umschlag und zeigen Sie heute alle Seiten einem Anwalt. Warten Sie nicht auf weitere Papiere.',
  },
  'jp.refusal.want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'jp.refusal.reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'jp.refusal.step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'jp.refusal.right-review': {
    says: 'Sie können binnen drei Monaten nach Kenntnis eine kostenlose Prüfung verlangen (審査請求). Der Brief muss sagen, wo.',
  },
  'jp.data.reality': {
    says: 'Sie melden, dass andere Ihre Daten gesehen haben könnten. Sie schulden nichts. Handeln Sie jetzt, damit niemand sie missbraucht.',
  },
  'jp.data.step-first': {
    says: 'Ändern Sie das Passwort dort und überall, wo Sie dasselbe nutzten. Öffnen Sie die Seite selbst, nicht über einen Link. Prüfen Sie Ihr Konto.',
  },
  'jp.refusal.deadline': {
    says: 'Sie haben drei Monate ab dem Tag nach Kenntnis für eine Prüfung (審査請求).',
    action: 'Prüfung verlangen (審査請求)',
    consequence: 'Der Bescheid gilt.',
  },
}
