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
  'jp.stay.right-court': {
    says: 'Gegen einen abgelehnten Aufenthalt können Sie binnen sechs Monaten ab Kenntnis klagen (取消訴訟). Die kostenlose Prüfung (審査請求) gilt hier nicht. Fragen Sie zuerst beim Amt nach den Gründen.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Endet Ihr Aufenthalt bald, können Sie meist auf Zeit zur Ausreise wechseln (特定活動, 出国準備) oder mit besseren Papieren neu beantragen. Länger zu bleiben ist strafbar.',
  },
  'jp.refusal.right-pension': {
    says: 'Verlangen Sie innerhalb von drei Monaten eine Prüfung beim 社会保険審査官. Nach dessen Antwort haben Sie zwei Monate für eine zweite.',
  },
  'jp.refusal.right-work-injury': {
    says: 'Verlangen Sie innerhalb von drei Monaten ab Kenntnis eine Prüfung beim 労働者災害補償保険審査官. Sie ist kostenlos. Fordern Sie auch die Akte an.',
  },
  'jp.refusal.right-job-benefit': {
    says: 'Gegen eine Entscheidung von Hello Work können Sie binnen drei Monaten eine kostenlose Prüfung beim 雇用保険審査官 verlangen.',
  },
  'jp.refusal.right-care': {
    says: 'Scheint der Pflegegrad falsch, bitten Sie die Stadt jederzeit um neue Prüfung (区分変更). Oder gehen Sie binnen drei Monaten zur 介護保険審査会.',
  },
  'jp.refusal.right-welfare': {
    says: 'Sozialhilfe darf nicht ohne guten Grund gekürzt werden, und Sie werden vorher gehört. Verlangen Sie binnen drei Monaten eine Prüfung beim Gouverneur. Antwort kommt in 50 bis 70 Tagen.',
  },
  'jp.data.right-harm': {
    says: 'Ein Leck kann Schadenersatz geben, auch für Sorge allein. Die Summen sind klein. Wurde Ihre Karte missbraucht, melden Sie es sofort; die Kartenfirma zahlt meist 60 Tage zurück.',
  },
}
