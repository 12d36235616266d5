/** A planning enforcement notice: building or use without permission. The words in German. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const FIND_DAY: RowWords = {
  says: 'Suchen Sie den Tag, an dem die Anordnung wirksam wird. Ihr Einspruch muss vorher da sein. Rufen Sie jetzt das Bauamt an.',
}

export const ORDER_ON_BUILDING_DE: Words = {
  'gb.order.planning-right-appeal': {
    says: 'Einspruch geht nur, bis die Anordnung wirksam wird, danach nicht mehr. In England beim Planning Inspectorate, in Wales bei PEDW.',
  },
  'gb.order.planning-right-pause': {
    says: 'Ein rechtzeitiger Einspruch hält die Anordnung an, bis entschieden ist.',
  },
  'gb.order.planning-right-grounds': {
    says: 'Sie können sagen, dass es nicht geschah, keine Genehmigung braucht oder zu lange her ist. Auch, dass die Schritte oder die Zeit nicht fair sind.',
  },
  'gb.order.planning-age': {
    says: 'Eine Gemeinde kann nur binnen zehn Jahren handeln. Bei Bauten, die vor dem 25. April 2024 fertig waren, sind es vier Jahre.',
    actionable:
      'Suchen Sie Fotos mit Datum, Rechnungen und alte Briefe, die zeigen, seit wann es da ist.',
  },
  'gb.order.planning-no-crime-yet': {
    says: 'Bauen ohne Genehmigung ist meist keine Straftat. Es wird eine, wenn Sie die Anordnung nicht in ihrer Zeit befolgen.',
  },
  'gb.order.planning-warning': {
    says: 'Ist die Zeit vorbei, kann die Gemeinde anklagen oder die Arbeit selbst tun und Ihnen berechnen. Verpassen Sie den Tag für den Einspruch nicht.',
  },
  'gb.order.planning-step-day': {
    says: 'Suchen Sie den Tag, an dem die Anordnung wirksam wird. Ihr Einspruch muss vorher da sein.',
  },
  'gb.order.planning-step-talk': {
    says: 'Rufen Sie das Bauamt an. Fragen Sie, was genügen würde und ob ein Antrag auf Genehmigung hilft.',
  },
  'gb.order.planning-option-appeal': {
    says: 'Schicken Sie den Einspruch mit der Anordnung und Ihren Gründen. Holen Sie wenn möglich Fachrat.',
    title: 'Einspruch, bevor sie wirksam wird',
    cost: 'In der Regel nichts; eine Gebühr, wenn Sie darin eine Genehmigung verlangen.',
    time: 'Einige Monate.',
    risk: 'Verlieren Sie, beginnt die Zeit zum Befolgen neu.',
    bestFor: 'Sie hatten eine Genehmigung, brauchten keine, oder es ist zu lange her.',
  },
  'gb.order.planning-option-comply': {
    says: 'Machen Sie es in der Frist rückgängig oder ändern Sie es. Lassen Sie sich das von der Gemeinde schriftlich bestätigen.',
    title: 'Tun, was die Anordnung verlangt',
    cost: 'Was die Arbeit kostet.',
    time: 'Die Monate in der Anordnung.',
    risk: 'Die Anordnung gilt weiter für die Zukunft.',
    bestFor: 'Die Änderung ist klein, oder Sie würden verlieren.',
  },
  'gb.order.planning-scotland': {
    says: 'Sie können bei den Scottish Ministers (DPEA) Einspruch einlegen, bis die Anordnung wirksam wird. Sie wartet dann auf die Entscheidung.',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: 'Sie können bei der Planning Appeals Commission Einspruch einlegen, bis die Anordnung wirksam wird. Sie wartet dann auf die Entscheidung.',
  },
  'gb.order.planning-ni-step': FIND_DAY,
}
