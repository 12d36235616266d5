/** Steuer, Leistungen und Führerschein, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_DE: Words = {
  'jp.tax.right-wait': {
    says: 'Vor einer Pfändung muss eine förmliche Mahnung (督促状) kommen. Nach Katastrophe, Krankheit oder Geschäftsaufgabe können Sie bis zu ein Jahr Aufschub verlangen (納税の猶予).',
  },
  'jp.tax.right-late-tax': {
    says: 'Der Zuschlag für späte Steuer (延滞税) folgt einem festen Jahressatz. Bei gewährtem Aufschub kann er ganz oder halb wegfallen. Fragen Sie nach der Rechnung.',
  },
  'jp.tax.right-extra-tax': {
    says: 'Die Zusatzsteuer (加算税) ist kleiner oder entfällt, wenn Sie selbst vor der Prüfung berichtigen oder einen guten Grund hatten. Schreiben Sie das.',
  },
  'jp.public.benefit-job-insurance': {
    says: 'Nur bei Täuschung dürfen sie mehr fordern als gezahlt wurde, insgesamt bis zum Dreifachen. War es ein Irrtum, erklären Sie ihn und bitten um Raten.',
  },
  'jp.road.right-licence-hearing': {
    says: 'Vor einem langen Führerscheinentzug werden Sie angehört (意見の聴取). Gehen Sie hin und bringen Sie Beweise für sich mit. Er kann kürzer werden.',
  },
  'jp.fine.right-formal-trial': {
    says: 'Gegen einen Strafbefehl (略式命令) können Sie binnen 14 Tagen ab Erhalt beim selben Gericht einen vollen Prozess verlangen. Das ist kostenlos.',
  },
  'jp.fine.summary-want': {
    says: 'Ein Gericht hat Sie nur nach Akten zu einer Geldstrafe verurteilt, ohne Verhandlung (略式命令).',
  },
  'jp.fine.summary-reality': {
    says: 'Das ist eine Geldstrafe. Unbezahlt kann sie Tage mit Arbeit in Haft bedeuten (労役場留置). Bitten Sie die Staatsanwaltschaft rechtzeitig um Raten.',
  },
}
