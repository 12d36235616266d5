/**  Rows that speak to several kinds of letter, or to letters and questions. They stand apart, so that whoever loads one kind does not load the rows of the others.
 The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SEVERAL_KINDS_DE: Words = {
  'gb.claim.myth-ignore': {
    says: 'Auf ein echtes Klageformular (claim form) müssen Sie antworten. Sonst können sie ein Urteil ohne Verhandlung bekommen.',
  },
  'gb.debt.parking-added': {
    says: 'Sind Sie der Halter (keeper) und nicht gefahren? Dann dürfen sie nicht mehr als die Summe im ersten Brief verlangen. Zusätzliche Inkassokosten binden Sie nicht.',
    actionable:
      'Vergleichen Sie die Summe mit dem ersten Brief. Schreiben Sie, dass Sie aufgeschlagene Kosten nicht schulden.',
  },
  'gb.debt.parking-code': {
    says: 'Nach dem Kodex der Branche dürfen Parkfirmen bei Nichtzahlung bis zu £70 aufschlagen. Der Kodex ist kein Gesetz, und ein Richter kann das ablehnen.',
    actionable:
      'Fragen Sie nach der Stelle auf dem Schild, nach der Sie diese Summe schulden sollen.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Geldeintreiber (debt collectors) sind keine Gerichtsvollzieher (bailiffs). Sie können Ihre Sachen nicht nehmen. Gerichtsvollzieher kommen erst nach einem Urteil oder einer anderen rechtlichen Anordnung.',
  },
  'gb.debt.myth-prison': {
    says: 'Schulden bei Karte, Kredit, Rechnung oder privatem Parken sind keine Straftat.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Eine Schuld endet nicht durch den Verkauf. Der neue Eigentümer kann sie verlangen, zu denselben Bedingungen wie die erste Firma.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Nach sechs Jahren gibt es die Schuld noch, aber eine Klage lässt sich abwehren. Vorher startet eine Zahlung oder ein unterschriebenes Anerkenntnis die Jahre neu.',
  },
  'gb.ask-debt.change-pay-later': {
    says: '„Jetzt kaufen, später zahlen“ (buy now pay later) über einen eigenen Kreditgeber ist seit 15. Juli 2026 geregelt. Ältere Verträge sind nicht dabei.',
    was: 'Bei den meisten solchen Verträgen gab es keine Prüfung und keinen Ombudsman.',
    is: 'Neue Verträge mit eigenem Kreditgeber brauchen eine Prüfung, und Sie können zum Financial Ombudsman.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Eine letzte Aufforderung (letter before claim) ist kein Urteil (judgment). Ein Urteil kommt erst nach einer Klage, die Sie verloren oder nicht beantwortet haben.',
  },
  'gb.scam.myth-my-fault': {
    says: 'Sie können Erstattung verlangen, auch wenn Sie das Geld selbst geschickt haben. Die Bank darf nur in wenigen Fällen ablehnen, etwa bei grober Nachlässigkeit. Das muss sie beweisen.',
  },
  'gb.tv.myth-owning': {
    says: 'Für den Besitz eines Fernsehers brauchen Sie keine Lizenz. Sie brauchen sie, um Live-TV zu sehen oder aufzunehmen oder BBC iPlayer zu nutzen.',
  },
}
