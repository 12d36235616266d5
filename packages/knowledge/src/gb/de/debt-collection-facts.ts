/** What a letter from a debt collector is: who writes, and what they cannot do. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FACTS_DE: Words = {
  'gb.debt.know-old': {
    says: 'Viele Schulden sind nach sechs Jahren zu alt für das Gericht. Vor dem Ende kann eine Zahlung oder ein unterschriebenes Anerkenntnis die Jahre neu starten.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt gezahlt oder dazu geschrieben haben. Tun Sie das, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'gb.debt.know-old-scotland': {
    says: 'In Schottland enden die meisten Schulden nach fünf Jahren ohne Zahlung, schriftliches Anerkenntnis und Gerichtsverfahren. Danach schulden Sie nichts.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt gezahlt oder dazu geschrieben haben. Tun Sie das, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'gb.debt.want-payment': {
    says: 'Dieser Brief bittet nur um Geld. Er allein kann Sie nicht zum Zahlen zwingen.',
  },
  'gb.debt.want-payment-dwp': {
    says: 'Sie sollen Geld an das Sozialministerium (Department for Work and Pensions, DWP) zurückzahlen oder anrufen und eine Rate vereinbaren.',
  },
  'gb.debt.reality-dwp': {
    says: 'Das ist anders als andere Schulden. Das DWP kann ohne Gericht einen festen Teil von Lohn oder Leistungen abziehen lassen. Sie können um eine kleinere Rate bitten.',
  },
  'gb.debt.step-dwp': {
    says: 'Rufen Sie vor dem Datum an. Fragen Sie, wofür und für welche Zeit die Schuld ist. Bieten Sie an, was Sie zahlen können, und verlangen Sie es schriftlich.',
  },
  'gb.debt.not-a-court': {
    says: 'Dieser Brief ist von einer Firma, nicht von einem Gericht. Wegen dieses Briefes kann niemand Ihre Sachen nehmen.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'Dieser Brief ist von einer Firma, nicht von einem Gericht. Nur Vollzugsbeamte (sheriff officers) können handeln, und sie brauchen zuerst eine Gerichtsentscheidung.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'Dieser Brief ist von einer Firma, nicht von einem Gericht. In Nordirland vollstreckt nur das Enforcement of Judgments Office, nach einer Entscheidung des Gerichts.',
  },
  'gb.debt.who-collector': {
    says: 'Eine Inkassofirma (debt collector) ist privat. Sie hat nicht mehr Macht über Sie als die Firma, bei der alles begann.',
  },
  'gb.debt.who-buyer': {
    says: 'Laut Brief wurde Ihre Schuld verkauft. Der neue Eigentümer darf um Zahlung bitten, hat aber keine zusätzliche Macht. Sie können Beweise verlangen, dass ihm die Schuld gehört.',
  },
  'gb.debt.rights-summary': {
    says: 'Sie können Beweise verlangen. Sie können die Schuld bestreiten. Sie können anbieten, was Sie zahlen können. Niemand darf Sie einschüchtern oder täuschen.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Sie können noch keine Gerichtsvollzieher (bailiffs) schicken. Zuerst müssen sie vor Gericht gewinnen. Ein Gerichtsvollzieher kann nur kommen, wenn das Urteil danach unbezahlt bleibt.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Sie können noch kein Geld von Ihrem Lohn nehmen. Das kann nur ein Gericht anordnen, und nur nach einem Urteil.',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Lohn, Konto und Sachen können sie noch nicht anrühren. Meist brauchen sie zuerst eine Gerichtsentscheidung (decree) und eine förmliche Zahlungsaufforderung (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Wer Kreditschulden eintreibt, braucht eine Erlaubnis der Financial Conduct Authority (FCA). Im FCA Register können Sie kostenlos nachsehen.',
  },
  'gb.debt.org-ombudsman': {
    says: 'Behandelt die Firma Sie schlecht? Beschweren Sie sich zuerst bei ihr. Nach acht Wochen oder einer letzten Antwort prüft der Financial Ombudsman es kostenlos.',
  },
}
