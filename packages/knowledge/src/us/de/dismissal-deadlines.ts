/** The German words of the rows in ../dismissal-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DEADLINES_DE: Words = {
  'us.work.deadline-charge': {
    says: 'Bei Benachteiligung muss eine Beschwerde (charge) innerhalb von 180 Tagen bei der EEOC sein, oder 300 Tagen, wo ein Amt des Bundesstaats solche Fälle behandelt.',
    action:
      'Eine Beschwerde (charge) bei der EEOC einreichen, wenn Sie glauben, es war Benachteiligung',
    consequence:
      'Sie verlieren vielleicht das Recht zu klagen. In vielen Bundesstaaten haben Sie 300 Tage, aber nicht in allen.',
  },
  'us.work.deadline-cobra': {
    says: 'Sie haben mindestens 60 Tage, um COBRA zu wählen, ab dem Ende des Schutzes oder der COBRA-Mitteilung, was später ist.',
    action: 'COBRA oder eine andere Krankenversicherung wählen',
    consequence: 'Vielleicht sind Sie bis zur nächsten Anmeldezeit ohne Krankenversicherung.',
  },
  'us.work.deadline-waiver': {
    says: 'Ab 40 Jahren müssen Sie mindestens 21 Tage bekommen, um über einen Verzicht (release) auf Ansprüche wegen des Alters nachzudenken, und 7 Tage zum Zurücknehmen.',
    action: 'Über den Verzicht (release) entscheiden, wenn Sie 40 oder älter sind',
    consequence: 'Das Angebot kann enden. Unterschreiben Sie nicht, bevor Sie Rat hatten.',
  },
  'us.work.deadline-waiver-group': {
    says: 'Bei einer Massenentlassung bekommen Sie ab 40 Jahren mindestens 45 Tage und eine Liste der Stellen und des Alters der Ausgewählten.',
    action: 'Über den Verzicht (release) entscheiden, wenn Sie 40 oder älter sind',
    consequence: 'Das Angebot kann enden. Unterschreiben Sie nicht, bevor Sie Rat hatten.',
  },
  'us.work.insight-time': {
    says: 'Die Zeit für eine Beschwerde (charge) wegen Benachteiligung beginnt, wenn Sie von der Entscheidung erfahren. Ein Widerspruch in der Firma stoppt sie nicht.',
    actionable: 'Zählen Sie ab dem Tag, an dem man es Ihnen sagte, nicht ab Ihrem letzten Tag.',
  },
}
