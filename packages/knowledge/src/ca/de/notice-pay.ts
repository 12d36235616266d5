/** Notice, pay in its place and severance pay, by province: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_PAY_WORDS: Words = {
  'ca.work.right-notice': {
    says: 'Nach etwa drei Monaten Arbeit haben Sie das Recht auf eine Kündigungsfrist oder Geld stattdessen. Schweres Fehlverhalten ist eine Ausnahme.',
  },
  'ca.work.qc-notice': {
    says: 'In Québec bekommen Sie nach drei Monaten eine Woche, nach einem Jahr zwei, nach fünf Jahren vier und nach zehn Jahren acht.',
  },
  'ca.work.qc-cause': {
    says: 'In Québec darf man Ihnen nach zwei Jahren nur aus einem guten und ausreichenden Grund kündigen. Der Arbeitgeber muss ihn beweisen.',
  },
  'ca.work.on-notice': {
    says: 'In Ontario bekommen Sie ab drei Monaten Arbeit für jedes Jahr mindestens eine Woche Frist oder Geld, bis zu acht Wochen.',
  },
  'ca.work.on-severance': {
    says: 'In Ontario bekommen Sie vielleicht auch eine Abfindung (severance pay). Dafür müssen Sie fünf Jahre oder länger gearbeitet haben, und die Firma muss mindestens $2.5 Millionen an Löhnen zahlen.',
  },
  'ca.work.bc-notice': {
    says: 'In British Columbia bekommen Sie nach drei Monaten eine Woche Lohn, nach einem Jahr zwei, nach drei Jahren drei, bis zu acht.',
  },
  'ca.work.ab-notice': {
    says: 'In Alberta bekommen Sie nach 90 Tagen eine Woche Frist, nach zwei Jahren zwei, und bis zu acht nach zehn Jahren.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'Das gesetzliche Minimum ist vielleicht nicht alles, was Ihnen zusteht. Richter sehen auf Alter, Stelle, Ihre Jahre dort und welche Arbeit Sie finden könnten.',
  },
  'ca.work.right-minimum-on': {
    says: 'Man muss das gesetzliche Minimum auch zahlen, wenn Sie keine Verzichtserklärung (release) unterschreiben. Auf dieses Minimum können Sie nicht durch Unterschrift verzichten.',
  },
  'ca.work.mb-notice': {
    says: 'In Manitoba steht Ihnen nach 30 Tagen Arbeit eine Frist von einer bis acht Wochen zu, oder Geld stattdessen.',
  },
  'ca.work.sk-notice': {
    says: 'In Saskatchewan steht Ihnen nach 13 Wochen Arbeit eine Frist von einer bis acht Wochen zu, oder Geld stattdessen.',
  },
  'ca.work.ns-notice': {
    says: 'In Nova Scotia steht Ihnen nach drei Monaten eine Frist zu. Nach zehn Dienstjahren braucht eine Kündigung einen guten Grund.',
  },
  'ca.work.nb-notice': {
    says: 'In New Brunswick stehen Ihnen nach sechs Monaten zwei Wochen Frist zu, nach fünf Jahren vier Wochen.',
  },
  'ca.work.qc-reasonable': {
    says: 'In Québec können Sie auch eine angemessene Frist nach dem Zivilgesetzbuch (Code civil) fordern. Darauf können Sie nicht im Voraus verzichten.',
  },
  'ca.work.fed-notice': {
    says: 'Unter Bundesrecht beträgt die Frist nach drei Monaten zwei Wochen, nach drei Jahren drei Wochen. Dann kommt je Jahr eine dazu, bis acht. Nach einem Jahr kommt eine Abfindung (severance pay) hinzu.',
  },
  'ca.work.on-misconduct': {
    says: 'In Ontario verlieren Sie das Geld für die Frist nur bei absichtlichem Fehlverhalten oder absichtlicher Pflichtverletzung (wilful misconduct, wilful neglect). Schlechte Arbeit allein genügt nicht.',
  },
  'ca.work.right-proportion': {
    says: 'Eine Kündigung aus wichtigem Grund (for cause) ist der letzte Schritt. Ihr Fehler muss so schwer sein, dass die Arbeit nicht weitergehen kann. Bei weniger gibt es eine Frist oder Geld dafür.',
  },
}
