/** The German words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_DE: Words = {
  'au.bill.want': { says: 'Suchen Sie den Tag, bis zu dem man eine Antwort will.' },
  'au.bill.reality': {
    says: 'Man muss Ihnen Hilfe anbieten, bevor man Ihnen den Anschluss sperrt. Rufen Sie vor dem Datum im Brief an.',
  },
  'au.bill.who': {
    says: 'Ein Versorger (retailer) verkauft Ihnen die Energie. Er muss Regeln für Zahlungsnot (hardship policy) haben und zu einer Ombudsstelle (ombudsman) gehören.',
  },
  'au.bill.rights': {
    says: 'Sie können um einen Zahlungsplan bitten, in das Hilfsprogramm (hardship program) gehen und die Rechnung bestreiten.',
  },
  'au.bill.not-yet': {
    says: 'Man darf nicht sperren ohne schriftliche Warnungen. Auch nicht an einem Freitag, am Wochenende oder an einem Feiertag, und nicht, solange Sie einen Plan einhalten.',
  },
  'au.bill.right-plan': {
    says: 'Können Sie nicht zahlen, muss ein Energieversorger Ihnen einen Zahlungsplan anbieten, der zu dem passt, was Sie zahlen können.',
  },
  'au.bill.right-hardship': {
    says: 'Sie können in das Hilfsprogramm (hardship program) gehen. Solange Sie darin sind und sich daran halten, darf man nicht sperren.',
  },
  'au.bill.right-tio': {
    says: 'Bei Telefon und Internet hilft der Telecommunications Industry Ombudsman kostenlos.',
  },
  'au.bill.vic': {
    says: 'In Victoria darf man nur als letztes Mittel sperren, nach aller Hilfe, die in den Regeln (code) steht.',
  },
  'au.bill.step-call': {
    says: 'Rufen Sie jetzt an. Sagen Sie: „I am in hardship and I want a payment plan.“ (Ich bin in Zahlungsnot und möchte einen Zahlungsplan.)',
  },
  'au.bill.step-concession': {
    says: 'Fragen Sie nach Ermäßigungen (concessions), Rabatten und Nothilfen in Ihrem Bundesstaat.',
  },
  'au.bill.step-check': { says: 'Prüfen Sie den Zählerstand und die Daten auf der Rechnung.' },
  'au.bill.opt-plan': {
    says: 'Bieten Sie eine Summe alle zwei Wochen an, die Sie durchhalten.',
    title: 'Um einen Zahlungsplan bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem Tag der Sperre.',
    risk: 'Lassen Sie Zahlungen aus, kann man handeln.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'au.bill.opt-ombudsman': {
    says: 'Beschweren Sie sich zuerst bei der Firma, dann bei der Ombudsstelle Ihres Bundesstaats.',
    title: 'Zur Ombudsstelle (ombudsman) gehen',
    cost: 'Kostenlos.',
    time: 'Tage bis Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Rechnung ist falsch, oder man droht mit einer Sperre.',
  },
  'au.bill.right-telco': {
    says: 'Eine Firma für Telefon oder Internet muss Ihnen echte Hilfe beim Zahlen anbieten. Eine Sperre muss ihr letzter Schritt sein.',
  },
}
