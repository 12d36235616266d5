/** The personal grievance: its 90 days, mediation and the Authority: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PERSONAL_GRIEVANCE_DE: Words = {
  'nz.work.right-grievance': {
    says: 'Sie können innerhalb von 90 Tagen eine persönliche Beschwerde (personal grievance) erheben. Sagen Sie dem Arbeitgeber, was passiert ist und was Sie wollen.',
  },
  'nz.work.right-harassment': {
    says: 'Bei sexueller Belästigung haben Sie 12 Monate Zeit, sie vorzubringen.',
  },
  'nz.work.grievance': {
    says: 'Sie haben 90 Tage ab der Kündigung oder ab dem Tag, an dem Sie davon erfuhren. Wir zählen zur Sicherheit ab dem Brief.',
    action: 'Schriftlich eine persönliche Beschwerde (personal grievance) beim Arbeitgeber erheben',
    consequence:
      'Danach brauchen Sie seine Zustimmung oder einen sehr guten Grund, um sie zu erheben.',
  },
  'nz.work.step-raise': {
    says: 'Schreiben Sie dem Arbeitgeber: Ich erhebe eine persönliche Beschwerde (I raise a personal grievance). Sagen Sie, was passiert ist und was Sie wollen.',
  },
  'nz.work.opt-mediation': {
    says: 'Ein neutraler Mensch hilft beiden Seiten, sich zu einigen. Was Sie vereinbaren, gilt.',
    title: 'Um kostenlose Vermittlung (mediation) bitten',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Sie wollen Geld, ein Zeugnis oder Ihren guten Namen zurück.',
  },
  'nz.work.opt-era': {
    says: 'Klappt die Vermittlung (mediation) nicht, stellen Sie einen Antrag bei der Employment Relations Authority.',
    title: 'Zur Authority gehen',
    cost: 'Eine Gebühr.',
    time: 'Innerhalb von drei Jahren, nachdem Sie die Beschwerde erhoben haben.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht einen Teil der Kosten.',
    bestFor: 'Ihr Fall ist stark.',
  },
  'nz.work.warn-ninety': {
    says: 'Die 90 Tage laufen auch, während Sie reden. Erheben Sie die Beschwerde schriftlich.',
  },
  'nz.work.change-2026': {
    says: 'Seit dem 21. Februar 2026 können Menschen mit 200.000 $ oder mehr nicht wegen ungerechter Kündigung (unjustified dismissal) vorgehen.',
    was: 'Jeder Angestellte konnte wegen ungerechter Kündigung vorgehen.',
    is: 'Wer 200.000 $ im Jahr oder mehr verdient, kann es nicht, außer der Vertrag erlaubt es. Ältere Verträge haben ein Jahr Zeit zur Anpassung.',
  },
  'nz.work.right-mediation': {
    says: 'Vermittlung (mediation) ist kostenlos und kommt meist zuerst. Klappt sie nicht, kann die Employment Relations Authority entscheiden.',
  },
}
