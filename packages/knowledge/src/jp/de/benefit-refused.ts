/** Letters of an office that refuses or stops a benefit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_DE: Words = {
  'jp.refusal.want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'jp.refusal.reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'jp.refusal.step-late': {
    says: 'Gehen Sie heute zum Amt und fragen Sie nach den Gründen. Brauchen Sie die Hilfe noch, stellen Sie jetzt einen neuen Antrag. Eine späte Prüfung braucht einen guten Grund (正当な理由).',
  },
  'jp.refusal.step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'jp.refusal.right-review': {
    says: 'Sie können binnen drei Monaten nach Kenntnis eine kostenlose Prüfung verlangen (審査請求). Der Brief muss sagen, wo.',
  },
  'jp.refusal.deadline': {
    says: 'Sie haben drei Monate ab dem Tag nach Kenntnis für eine Prüfung (審査請求).',
    action: 'Prüfung verlangen (審査請求)',
    consequence: 'Der Bescheid gilt.',
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
  'jp.benefit.right-governor': {
    says: 'Bei der Sozialhilfe (生活保護) bitten Sie den Gouverneur (知事) um die Prüfung. Das muss vor einem Gang zum Gericht geschehen.',
  },
}
