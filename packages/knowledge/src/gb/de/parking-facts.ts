/** Private Parkforderung: Lage und Rechte: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_DE: Words = {
  'gb.parking.fact-wants': {
    says: 'Eine private Firma sagt, Parkregeln wurden verletzt, und will eine feste Summe. Oft ist es weniger, wenn Sie innerhalb von 14 Tagen zahlen.',
  },
  'gb.parking.fact-rights': {
    says: 'Sie können kostenlos bei der Firma Widerspruch (appeal) einlegen. Sagt sie Nein, gibt es bei den meisten Firmen eine kostenlose unabhängige Prüfung.',
  },
  'gb.parking.right-appeal': {
    says: 'Sie haben das Recht, zuerst bei der Parkfirma Widerspruch (appeal) einzulegen. Sie soll antworten und solange nicht weiter fordern.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Sagt die Firma Nein, können Sie kostenlos zu POPLA oder IAS gehen. Sie muss sagen, wohin und bis wann.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Als Halter (keeper) schulden Sie nach diesem Gesetz höchstens die Summe im Brief an den Halter (notice to keeper). Inkassokosten gehören nicht dazu.',
  },
  'gb.parking.fact-wants-collector': {
    says: 'Eine Inkassofirma will die Parkforderung und dazu eigene Kosten. Sie schreibt für die Parkfirma und hat keine Macht eines Gerichts.',
  },
  'gb.parking.fact-wants-court': {
    says: 'Sie sagen, dass sie klagen könnten (court claim). Antworten Sie bis zum Datum, auch wenn Sie nicht einverstanden sind.',
  },
  'gb.parking.fact-not-a-fine': {
    says: 'Das ist eine Rechnung einer privaten Firma, keine Strafe. Es ist keine Straftat, und nur ein Gericht kann Sie zum Zahlen zwingen.',
  },
  'gb.parking.fact-can-be-owed': {
    says: 'Sie können es trotzdem schulden. Das höchste Gericht fand £85 bei klaren Schildern in Ordnung. Werfen Sie den Brief nicht weg.',
  },
  'gb.parking.fact-who': {
    says: 'Parkfirmen betreiben Parkplätze für Läden, Krankenhäuser und Vermieter. Sie sind privat und haben keine Macht wie Polizei oder Gemeinde.',
  },
  'gb.parking.fact-trade-body': {
    says: 'Die meisten Firmen gehören zu einem von zwei Verbänden. Bei BPA geht der Widerspruch an POPLA, bei IPC an IAS.',
  },
  'gb.parking.fact-code': {
    says: 'Mitglieder beider Verbände müssen einem Kodex folgen. Er ist von der Branche und kein Gesetz, aber Sie können ihn nennen.',
  },
  'gb.parking.fact-no-bailiffs': {
    says: 'Deswegen kann jetzt kein Gerichtsvollzieher (bailiff) kommen. Das braucht zuerst ein Urteil, und vorher bekämen Sie Gerichtspost.',
  },
  'gb.parking.fact-no-credit-mark': {
    says: 'Dieser Brief berührt Ihre Kreditakte nicht. Das kann nur ein Urteil, das einen Monat unbezahlt bleibt.',
  },
  'gb.parking.fact-twenty-pounds': {
    says: 'Mit gutem Grund und Beleg kann der Kodex der Branche die Summe auf £20 senken.',
    learnMore:
      'Gründe sind etwa ein falsch getipptes Kennzeichen, plötzliche Krankheit, ein verspäteter Arzttermin, eine Panne oder ein nicht sichtbarer Blue Badge.',
  },
  'gb.parking.fact-fourteen-days': {
    says: 'Lag nichts am Auto, muss der Brief an den Halter (notice to keeper) innerhalb von 14 Tagen nach dem Parken ankommen. Ist er zu spät, haftet nur der Fahrer.',
    learnMore:
      'Die 14 Tage beginnen am Tag nach dem Parken. Ein Brief per Post gilt am zweiten Werktag nach dem Absenden als zugestellt.',
  },
  'gb.parking.fact-scotland-keeper': {
    says: 'In Schottland kann nur der Fahrer zahlen müssen. Das Gesetz, nach dem der Halter (keeper) zahlt, gilt noch nicht.',
    learnMore:
      'Teil 8 des Transport (Scotland) Act 2019 würde die Haftung des Halters einführen. Er ist nicht in Kraft.',
  },
  'gb.parking.fact-ni-keeper': {
    says: 'Das Gesetz, mit dem Firmen den Halter (keeper) verfolgen, gilt nur in England und Wales. In Nordirland trifft die Forderung den Fahrer.',
    learnMore: 'Schedule 4 des Protection of Freedoms Act 2012 gilt nicht in Nordirland.',
  },
  'gb.parking.right-not-name-driver': {
    says: 'Kein Gesetz zwingt Sie, einer privaten Parkfirma den Fahrer zu nennen. Sie darf fragen, aber Sie können als Halter (keeper) antworten.',
  },
  'gb.parking.right-grace': {
    says: 'Der Kodex der Branche gibt mindestens 10 Minuten Kulanz nach Ende der erlaubten Parkzeit. Auch am Anfang haben Sie Zeit, die Schilder zu lesen.',
  },
  'gb.parking.right-clear-terms': {
    says: 'Die Regeln müssen auf Schildern stehen, die Sie vor dem Parken sehen und lesen konnten. Was Sie nicht sehen konnten, bindet Sie vielleicht nicht.',
  },
  'gb.parking.right-photos': {
    says: 'Sie haben das Recht, Fotos und Daten über Sie zu verlangen. Sie müssen innerhalb eines Monats antworten.',
  },
  'gb.parking.right-equality': {
    says: 'Anbieter müssen für behinderte Menschen faire Anpassungen machen. Mehr Zeit wegen einer Behinderung kann ein Grund für Widerspruch sein.',
  },
  'gb.parking.myth-fine': {
    says: 'Eine private Parkforderung ist keine Strafe und steht in keinem Strafregister. Es ist eine Geldforderung aus einem Vertrag.',
  },
  'gb.parking.myth-ignore': {
    says: 'Ignorieren ist riskant. Firmen gehen vor Gericht. Ignorieren Sie Gerichtspost, können sie ohne Verhandlung gewinnen.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Parkfirma oder Inkasso können nicht selbst Gerichtsvollzieher (bailiffs) schicken. Zuerst müssen sie vor Gericht gewinnen. Ein Gerichtsvollzieher kann nur kommen, wenn das Urteil danach unbezahlt bleibt.',
  },
  'gb.parking.myth-credit': {
    says: 'Ein Parkbrief kommt nicht in Ihre Kreditakte. Ein Urteil schon, außer Sie zahlen es innerhalb eines Monats ganz.',
  },
  'gb.parking.myth-clamp': {
    says: 'Parkkrallen oder Abschleppen auf Privatgrund sind strafbar, außer das Gesetz erlaubt es, etwa der Polizei oder der DVLA.',
  },
  'gb.parking.element-period': {
    says: 'Der Brief muss Auto, Ort und Parkzeit nennen.',
    name: 'Ort und Zeit des Parkens',
    ifMissing:
      'Wir haben Ort und Zeit des Parkens nicht gefunden. Fehlt das wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-circumstances': {
    says: 'Der Brief muss sagen, was passiert ist und warum das Geld kostet.',
    name: 'Warum die Summe fällig ist',
    ifMissing:
      'Wir haben nicht gefunden, warum die Summe fällig ist. Fehlt das wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-sum': {
    says: 'Der Brief muss die gesamte unbezahlte Summe nennen.',
    name: 'Die unbezahlte Summe',
    ifMissing:
      'Wir haben die unbezahlte Summe nicht gefunden. Fehlt sie wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-invite': {
    says: 'Der Brief muss sagen, dass die Firma den Fahrer nicht kennt. Er muss den Halter (keeper) auffordern, zu zahlen oder den Fahrer zu nennen.',
    name: 'Die Aufforderung, zu zahlen oder den Fahrer zu nennen',
    ifMissing:
      'Wir haben die Aufforderung, zu zahlen oder den Fahrer zu nennen, nicht gefunden. Fehlt sie wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-warning': {
    says: 'Der Brief muss warnen, dass die Firma nach 28 Tagen vielleicht den Halter (keeper) in Anspruch nehmen darf.',
    name: 'Die Warnung an den Halter mit 28 Tagen',
    ifMissing:
      'Wir haben die Warnung an den Halter mit 28 Tagen nicht gefunden. Fehlt sie wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-creditor': {
    says: 'Der Brief muss sagen, wer das Geld bekommt und wie man zahlt.',
    name: 'Wer das Geld bekommt und wie man zahlt',
    ifMissing:
      'Wir haben nicht gefunden, wer das Geld bekommt und wie man zahlt. Fehlt das wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-disputes': {
    says: 'Der Brief muss sagen, wie Sie die Forderung bestreiten können.',
    name: 'Wie man die Forderung bestreitet',
    ifMissing:
      'Wir haben nicht gefunden, wie man die Forderung bestreitet. Fehlt das wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-date': {
    says: 'Der Brief muss das Datum tragen, an dem er geschickt oder übergeben wurde.',
    name: 'Das Datum des Absendens',
    ifMissing:
      'Wir haben das Datum des Absendens nicht gefunden. Fehlt es wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.limitation': {
    says: 'Eine Firma hat sechs Jahre für eine Klage (court claim). Danach haben Sie eine volle Verteidigung.',
    restartedBy:
      'Eine Teilzahlung oder ein unterschriebener Brief, der die Schuld anerkennt, startet die sechs Jahre neu.',
    from: 'der Tag des Parkens',
  },
  'gb.parking.limitation-scotland': {
    says: 'In Schottland endet die Schuld nach fünf Jahren, wenn niemand geklagt hat und Sie sie nicht anerkannt haben.',
    restartedBy:
      'Eine Zahlung, ein schriftliches Anerkenntnis oder eine Klage in den fünf Jahren hält die Uhr an.',
    from: 'der Tag des Parkens',
  },
  'gb.parking.limitation-ni': {
    says: 'In Nordirland hat eine Firma sechs Jahre für eine Klage (court claim).',
    restartedBy:
      'Eine Teilzahlung oder ein unterschriebener Brief, der die Schuld anerkennt, startet die sechs Jahre neu.',
    from: 'der Tag des Parkens',
  },
  'gb.parking.fact-wants-rejected': {
    says: 'Die Firma hat Ihren Widerspruch (appeal) abgelehnt und will Geld. Sie können noch kostenlos zu einer unabhängigen Stelle gehen.',
  },
  'gb.parking.fact-rights-rejected': {
    says: 'Sie haben das Recht auf eine kostenlose unabhängige Prüfung. Der Brief muss sagen, wo, und Ihnen einen Code geben.',
  },
}
