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
  'gb.judgment.scotland-want': {
    says: 'Das Gericht hat entschieden, dass Sie zahlen müssen. Im Schreiben steht, wie viel und an wen.',
  },
  'gb.judgment.scotland-rights': {
    says: 'Vielleicht können Sie Zeit zum Zahlen beantragen. Wurde ohne Sie entschieden, können Sie die Entscheidung vielleicht aufheben lassen (recall).',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Nach einer Zahlungsaufforderung (charge) oder Pfändung (arrestment) können Sie beim Gericht Raten beantragen (time to pay order).',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Wurde ein simple procedure-Verfahren ohne Sie entschieden? Sie können den sheriff bitten, die Entscheidung aufzuheben (recall). Handeln Sie schnell.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Ein Moratorium kann die Vollstreckung sechs Monate stoppen, während Sie Rat holen. Zinsen laufen weiter.',
  },
  'gb.judgment.scotland-option-time': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten. Eine Schuldnerberatung (money adviser) kann beim Formular helfen.',
    title: 'Zeit zum Zahlen beantragen',
    cost: 'Die Summe, die Sie anbieten.',
    time: 'Einige Wochen.',
    risk: 'Verpassen Sie Zahlungen, kann die Anordnung enden.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'gb.judgment.scotland-option-recall': {
    says: 'Erklären Sie, warum Sie nicht geantwortet haben und womit Sie sich verteidigen.',
    title: 'Den sheriff um Aufhebung bitten (recall)',
    cost: 'Vielleicht eine Gerichtsgebühr. Fragen Sie nach Hilfe dabei.',
    time: 'Handeln Sie innerhalb von Tagen.',
    risk: 'Der sheriff kann ablehnen.',
    bestFor: 'Sie haben die Klage nie bekommen oder schulden das Geld nicht.',
  },
  'gb.judgment.scotland-warn': {
    says: 'Nach den 14 Tagen der Zahlungsaufforderung (charge) können sie Lohn oder Konto pfänden. Holen Sie vorher Rat.',
  },
  'gb.judgment.ni-step': {
    says: 'Holen Sie jetzt kostenlose Schuldnerberatung. Schreibt das Enforcement of Judgments Office, antworten Sie bis zu seinem Datum mit Ihrem Haushaltsplan.',
  },
  'gb.judgment.ni-right': {
    says: 'Das Enforcement of Judgments Office sieht an, was Sie haben und verdienen. Es kann Ratenzahlung anordnen.',
  },
}
