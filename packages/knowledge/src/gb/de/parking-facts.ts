/** What a private parking charge is, and the time to go to court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_DE: Words = {
  'gb.parking.fact-wants': {
    says: 'Eine private Firma sagt, Parkregeln wurden verletzt, und will eine feste Summe. Oft ist es weniger, wenn Sie innerhalb von 14 Tagen zahlen.',
  },
  'gb.parking.fact-rights': {
    says: 'Sie können kostenlos bei der Firma Widerspruch (appeal) einlegen. Sagt sie Nein, gibt es bei den meisten Firmen eine kostenlose unabhängige Prüfung.',
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
