/** Inkasso in Schottland und Nordirland: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_SCOTLAND_NI_DE: Words = {
  'gb.debt.scotland-right-no-goods': {
    says: 'Sie müssen Geldeintreiber nicht hereinlassen. Sie können Ihre Sachen nicht nehmen. Nur Vollzugsbeamte (sheriff officers) können vollstrecken, mit einer Gerichtsentscheidung.',
  },
  'gb.debt.scotland-right-arrangement': {
    says: 'Vielleicht können Sie alle Schulden über das Debt Arrangement Scheme zahlen. Es stoppt Zinsen und Vollstreckung, solange Sie sich daran halten.',
  },
  'gb.debt.scotland-insight-old': {
    says: 'Ein Datum in diesem Brief liegt mehr als fünf Jahre zurück. In Schottland ist die Schuld vielleicht erloschen.',
    actionable:
      'Zahlen Sie noch nicht und erkennen Sie nichts an. Fragen Sie eine Schuldnerberatung (money adviser), ob die fünf Jahre vorbei sind.',
  },
  'gb.debt.scotland-insight-visit': {
    says: 'In Schottland gibt es keine bailiffs. Nur Vollzugsbeamte (sheriff officers) können handeln, meist erst nach Gerichtsentscheidung und förmlicher Zahlungsaufforderung (charge).',
    actionable: 'Fragen Sie schriftlich, auf welche Gerichtsentscheidung sie sich stützen.',
  },
  'gb.debt.scotland-warn-silence': {
    says: 'Ist die Schuld echt, kann Schweigen zu einer Klage vor dem sheriff court führen. Ignorieren Sie sie nicht für immer.',
  },
  'gb.debt.ni-right-no-goods': {
    says: 'Sie müssen Geldeintreiber nicht hereinlassen. Sie können Ihre Sachen nicht nehmen. Nur das Enforcement of Judgments Office kann vollstrecken.',
  },
  'gb.debt.ni-not-yet': {
    says: 'Lohn und Sachen können sie noch nicht anrühren. Zuerst brauchen sie ein Urteil, und dann muss das Enforcement of Judgments Office handeln.',
  },
  'gb.debt.ni-know-old': {
    says: 'Viele Schulden sind nach sechs Jahren zu alt für das Gericht. Vor dem Ende kann eine Zahlung oder ein unterschriebenes Anerkenntnis die Jahre neu starten.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt gezahlt oder dazu geschrieben haben. Tun Sie das, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'gb.debt.ni-step-advice': {
    says: 'Die Zahlungspause (breathing space) gibt es in Nordirland nicht. Eine kostenlose Schuldnerberatung kann Ihre Gläubiger um Zeit bitten und andere Wege zeigen.',
  },
}
