/** An abatement notice: noise, smells and other nuisances. The words in German. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Bringen Sie es bis zum genannten Tag in Ordnung. Sagen Sie es dem Amt schriftlich und heben Sie Fotos und Rechnungen auf.',
  title: 'Tun, was die Anordnung verlangt',
  cost: 'Was die Änderung kostet.',
  time: 'Die Tage in der Anordnung.',
  risk: 'Die Anordnung gilt weiter, auch für die Zukunft.',
  bestFor: 'Die Beschwerde stimmt, oder die Änderung ist klein.',
}
const DAYS_TO_APPEAL =
  'Sie haben 21 Tage für den Einspruch. Der Tag, an dem Sie die Anordnung bekommen, zählt als erster.'

export const ORDER_ON_A_NUISANCE_DE: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'Das ist eine Anordnung, keine Geldstrafe. Hören Sie rechtzeitig auf, folgt nichts weiter.',
  },
  'gb.order.abate-right-appeal': {
    says: 'Im Einspruch können Sie sagen, dass es keine Störung gibt, dass Sie es nicht waren oder dass zu viel oder zu schnell verlangt wird.',
  },
  'gb.order.abate-right-pause': {
    says: 'Müssten Sie Arbeiten bezahlen, hält ein Einspruch die Anordnung an. Das gilt nicht, wenn sie sagt, warum sie weiterläuft.',
  },
  'gb.order.abate-right-sheriff': {
    says: 'In Schottland können Sie binnen 21 Tagen zum Gericht (sheriff) gehen.',
  },
  'gb.order.abate-right-excuse': {
    says: 'Ein vernünftiger Grund schützt Sie. Ein Betrieb kann auch zeigen, dass er das Beste getan hat, was praktisch geht.',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Den Einspruch an das Gericht schicken',
    consequence:
      'Danach gilt die Anordnung, und Sie können später kaum noch sagen, dass sie falsch war.',
  },
  'gb.order.abate-warning': {
    says: 'Wer die Anordnung ohne guten Grund bricht, begeht eine Straftat. Die Gemeinde (council) kann die Arbeit auch selbst tun und Ihnen berechnen.',
  },
  'gb.order.abate-step-stop': {
    says: 'Hören Sie jetzt auf oder machen Sie es leiser, auch wenn Sie Einspruch einlegen. Schreiben Sie jeden Tag auf, was Sie getan haben.',
  },
  'gb.order.abate-step-records': {
    says: 'Bitten Sie das Amt um die Tage, Protokolle und Messungen. Merken Sie sich beide Tage: zum Befolgen und zum Einspruch.',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: 'Rufen Sie heute das Gericht an und fragen Sie nach Formular und Gebühr. Nennen Sie Gründe und Beweise.',
    title: 'Beim Gericht Einspruch einlegen',
    cost: 'Eine Gebühr und oft Kosten, wenn Sie verlieren.',
    time: 'Einige Monate.',
    risk: 'Die Anordnung kann inzwischen weitergelten.',
    bestFor: 'Sie waren es nicht, es gibt keine Störung, oder es wird zu viel verlangt.',
  },
  'gb.order.abate-option-talk': {
    says: 'Bieten Sie dem Amt klare Schritte an, etwa Ruhezeiten oder einen Tag für die Reparatur. Bitten Sie um ein schriftliches Ja.',
    title: 'Um mehr Zeit oder andere Schritte bitten',
    cost: 'Nichts.',
    time: 'Ein Anruf und eine E-Mail.',
    risk: 'Die Tage für den Einspruch laufen weiter.',
    bestFor: 'Sie wollen es in Ordnung bringen, brauchen aber länger.',
  },
  'gb.order.abate-ni-right': {
    says: 'Binnen 21 Tagen können Sie beim magistrates’ court Einspruch einlegen. Teure Arbeiten können bis dahin warten, wenn die Anordnung nichts anderes sagt.',
  },
  'gb.order.abate-ni-step': {
    says: 'Hören Sie jetzt auf oder machen Sie es leiser, auch wenn Sie Einspruch einlegen. Bitten Sie das Amt um die Tage und Messungen.',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
}
