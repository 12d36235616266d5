/** Debts on a loan: what the lender must tell, hardship, fees and its dispute scheme: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_DE: Words = {
  'nz.debt.org-scheme': {
    says: 'Kreditgeber müssen zu einer kostenlosen Streitstelle (dispute scheme) gehören. Suchen Sie ihren Namen im Brief oder im Financial Service Providers Register.',
  },
  'nz.debt.right-disclosure': {
    says: 'Bevor eine Inkassofirma bei einem Verbraucherkredit anfängt, muss man Ihnen sagen, wer sie ist, was Sie schulden und wie es entstanden ist.',
  },
  'nz.debt.right-hardship': {
    says: 'Trifft Sie bei einem Kredit Krankheit, Verlust der Arbeit oder eine Trennung, können Sie schriftlich bitten, die Zahlungen zu ändern.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'Der Kreditgeber muss auf so eine Bitte (hardship request) innerhalb von 20 Arbeitstagen antworten und bei einem Nein Gründe nennen.',
  },
  'nz.debt.right-scheme': {
    says: 'Löst der Kreditgeber Ihre Beschwerde nicht, prüft seine Streitstelle (dispute scheme) sie kostenlos.',
  },
  'nz.debt.opt-hardship': {
    says: 'Bitten Sie den Kreditgeber schriftlich um längere, kleinere oder spätere Zahlungen. Sagen Sie, was passiert ist.',
    title: 'Um Hilfe in einer Notlage bitten',
    cost: 'Kostenlos.',
    time: '20 Arbeitstage für eine Antwort.',
    risk: 'Gering. Bitten Sie bald, denn ein langer Rückstand kann es verhindern.',
    bestFor: 'Sie haben die Arbeit verloren, waren krank oder Ihre Familie hat sich getrennt.',
  },
  'nz.debt.opt-scheme': {
    says: 'Beschweren Sie sich zuerst beim Kreditgeber, dann bei seiner Streitstelle.',
    title: 'Zur Streitstelle (dispute scheme) gehen',
    cost: 'Kostenlos.',
    time: 'Wochen bis Monate.',
    risk: 'Gering.',
    bestFor: 'Man belästigt Sie, oder man hat Ihnen mehr geliehen, als Sie sich leisten konnten.',
  },
  'nz.debt.insight-lending': {
    says: 'Ein Kreditgeber musste prüfen, ob Sie sich den Kredit leisten konnten. Hat er das nicht getan, bekommen Sie vielleicht Gebühren und Zinsen zurück.',
    actionable:
      'Verlangen Sie die Unterlagen der Kreditprüfung und zeigen Sie sie einem Finanzberater (financial mentor).',
  },
  'nz.debt.right-loan-fees': {
    says: 'Gebühren eines Kreditgebers für späte Zahlung dürfen nicht unangemessen sein. Fragen Sie, wie jede einzelne entstanden ist.',
  },
}
