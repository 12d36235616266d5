/** Anordnungen einer Gemeinde: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Bringen Sie es bis zum genannten Tag in Ordnung. Sagen Sie es dem Amt schriftlich und heben Sie Fotos und Rechnungen auf.',
  title: 'Tun, was die Anordnung verlangt',
  cost: 'Was die Änderung kostet.',
  time: 'Die Tage in der Anordnung.',
  risk: 'Die Anordnung gilt weiter, auch für die Zukunft.',
  bestFor: 'Die Beschwerde stimmt, oder die Änderung ist klein.',
}
const FIND_DAY: RowWords = {
  says: 'Suchen Sie den Tag, an dem die Anordnung wirksam wird. Ihr Einspruch muss vorher da sein. Rufen Sie jetzt das Bauamt an.',
}
const DAYS_TO_APPEAL =
  'Sie haben 21 Tage für den Einspruch. Der Tag, an dem Sie die Anordnung bekommen, zählt als erster.'

export const COUNCIL_ORDERS_DE: Words = {
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
  'gb.order.conduct-no-guilt': {
    says: 'Kein Gericht hat Sie schuldig gesprochen. Halten Sie sich an die Anordnung, folgt nichts weiter.',
  },
  'gb.order.conduct-right-appeal': {
    says: 'Im Einspruch können Sie sagen, dass es nicht geschah, dass Sie es nicht waren oder dass zu viel verlangt wird.',
  },
  'gb.order.conduct-right-warned': {
    says: 'Sie müssen vorher schriftlich gewarnt worden sein und Zeit bekommen haben, etwas zu ändern.',
  },
  'gb.order.conduct-right-fair': {
    says: 'Verlangt werden darf nur, was vernünftig ist, um den Schaden für andere zu beenden, und nur, was Sie selbst in der Hand haben.',
  },
  'gb.order.conduct-pause': {
    says: 'Läuft ein Einspruch, gelten Verbote weiter. Was Sie tun sollen, kann warten.',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Den Einspruch an das Gericht schicken',
    consequence: 'Danach gilt die Anordnung, und ein Gericht fragt nicht mehr, ob sie richtig war.',
  },
  'gb.order.conduct-warning': {
    says: 'Wer die Anordnung ohne vernünftigen Grund bricht, begeht eine Straftat. Es drohen ein Bußgeld auf der Stelle oder eine Geldstrafe vom Gericht.',
  },
  'gb.order.conduct-step-keep': {
    says: 'Halten Sie sich ab jetzt daran, auch wenn Sie Einspruch einlegen. Schreiben Sie jeden Tag auf, was Sie getan haben.',
  },
  'gb.order.conduct-step-proof': {
    says: 'Bitten Sie schriftlich um die Warnung und die Beweise. Suchen Sie Menschen, die es gesehen haben.',
  },
  'gb.order.conduct-option-keep': {
    says: 'Tun Sie bis zu den genannten Tagen, was verlangt ist, und sagen Sie es dem Amt schriftlich.',
    title: 'Sich an die Anordnung halten',
    cost: 'Was die Änderung kostet.',
    time: 'So lange die Anordnung läuft.',
    risk: 'Sie kann lange laufen. Fragen Sie, wann sie endet.',
    bestFor: 'Sie ist fair oder leicht einzuhalten.',
  },
  'gb.order.conduct-option-appeal': {
    says: 'Rufen Sie heute das Gericht an und fragen Sie nach Formular und Gebühr. Nennen Sie Gründe und Beweise.',
    title: 'Beim Gericht Einspruch einlegen',
    cost: 'Eine Gebühr und oft Kosten, wenn Sie verlieren.',
    time: 'Einige Monate.',
    risk: 'Was verboten ist, bleibt inzwischen verboten.',
    bestFor: 'Sie ist falsch, zu weit oder kam ohne Warnung.',
  },
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
