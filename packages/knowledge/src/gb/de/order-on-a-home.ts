/** An improvement notice: a danger in a rented home. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'Sie haben 21 Tage für den Einspruch. Der Tag, an dem Sie die Anordnung bekommen, zählt als erster.'

export const ORDER_ON_A_HOME_DE: Words = {
  'gb.order.housing-who': {
    says: 'Die Gemeinde fand in einer Wohnung eine Gefahr. Sie sagt Vermieter oder Eigentümer, welche Arbeiten bis wann zu tun sind.',
  },
  'gb.order.housing-right-appeal': {
    says: 'Binnen 21 Tagen können Sie beim Gericht für Wohnsachen (property tribunal) Einspruch einlegen. Die Anordnung wartet auf die Entscheidung.',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Den Einspruch an das tribunal schicken',
    consequence: 'Danach ist die Anordnung endgültig.',
  },
  'gb.order.housing-step': {
    says: 'Lesen Sie, welche Arbeiten bis wann verlangt sind. Holen Sie jetzt Preise ein und sagen Sie den Mietern, wann Handwerker kommen.',
  },
  'gb.order.housing-right-grounds': {
    says: 'Sie können sagen, dass ein anderer Eigentümer die Arbeiten tun soll oder dass ein anderer Weg für diese Wohnung besser ist.',
  },
  'gb.order.housing-right-reasons': {
    says: 'Die Anordnung muss die Gefahr, die Arbeiten, die Tage und Ihr Recht auf Einspruch nennen.',
  },
  'gb.order.housing-step-officer': {
    says: 'Rufen Sie das Amt an, wenn ein Tag nicht zu halten ist oder eine andere Reparatur genügt. Bitten Sie um eine schriftliche Antwort.',
  },
  'gb.order.housing-option-appeal': {
    says: 'Schicken Sie das Formular mit der Anordnung, Ihren Gründen und einem Gutachten oder Preisen.',
    title: 'Beim tribunal Einspruch einlegen',
    cost: 'Eine Gebühr.',
    time: 'Einige Monate.',
    risk: 'Verlieren Sie, sind die Arbeiten weiter fällig.',
    bestFor: 'Es gibt keine Gefahr, es ist nicht Ihre Sache, oder es wird zu viel verlangt.',
  },
  'gb.order.housing-warning': {
    says: 'Wer die Arbeiten ohne vernünftigen Grund nicht tut, begeht eine Straftat. Die Gemeinde kann ein Bußgeld verhängen oder die Arbeiten tun und berechnen.',
  },
  'gb.order.housing-option-works': {
    says: 'Lassen Sie sie bis zu den genannten Tagen machen. Schicken Sie der Gemeinde Rechnungen und Fotos.',
    title: 'Die Arbeiten rechtzeitig machen lassen',
    cost: 'Was die Arbeiten kosten.',
    time: 'Die Tage in der Anordnung.',
    risk: 'Kommt ein Handwerker zu spät, sagen Sie es der Gemeinde vor dem Tag.',
    bestFor: 'Die Gefahr ist echt.',
  },
}
