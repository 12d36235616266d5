/** The German words of Ireland: bills. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_DE: Words = {
  'ie.bill.want': {
    says: 'Suchen Sie das Datum, bis zu dem sie eine Antwort wollen.',
  },
  'ie.bill.reality': {
    says: 'Ein Versorger muss Ihnen eine Ratenzahlung anbieten, bevor er sperrt. Rufen Sie vor dem Datum an.',
  },
  'ie.bill.who': {
    says: 'Energieversorger folgen einem Handbuch der Aufsicht, der CRU.',
  },
  'ie.bill.rights': {
    says: 'Sie können einen Plan, einen Zähler mit Vorkasse (pay-as-you-go) und eine Prüfung der Rechnung verlangen.',
  },
  'ie.bill.not-yet': {
    says: 'Die Firma darf nicht sperren, solange Sie mit ihr sprechen und einen Plan einhalten.',
  },
  'ie.bill.right-plan': {
    says: 'Sie haben das Recht auf einen Plan, der zu dem passt, was Sie zahlen können.',
  },
  'ie.bill.right-winter': {
    says: 'Sind Sie als schutzbedürftig (vulnerable) registriert, können sie in den Wintermonaten nicht sperren.',
  },
  'ie.bill.right-device': {
    says: 'Brauchen Sie ein medizinisches Gerät mit Strom, dürfen sie wegen Schulden niemals sperren.',
  },
  'ie.bill.right-comreg': {
    says: 'Bei Telefon und Internet hilft ComReg, wenn die Firma es nicht löst.',
  },
  'ie.bill.step-call': {
    says: 'Rufen Sie jetzt an und bitten Sie um eine Ratenzahlung.',
  },
  'ie.bill.step-mabs': {
    says: 'Bitten Sie MABS unter 0818 07 2000 oder St Vincent de Paul um Hilfe.',
  },
  'ie.bill.step-welfare': {
    says: 'Fragen Sie den Community Welfare Officer nach einer Nothilfe (Additional Needs Payment).',
  },
  'ie.bill.opt-plan': {
    title: 'Um Ratenzahlung bitten',
    says: 'Bieten Sie eine Summe an, die Sie durchhalten.',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem Datum.',
    risk: 'Fallen Zahlungen aus, können sie handeln.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
  'ie.bill.opt-cru': {
    title: 'Sich beschweren',
    says: 'Zuerst bei der Firma, dann bei der CRU, oder bei ComReg für Telefon.',
    cost: 'Kostenlos.',
    time: 'Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Rechnung ist falsch.',
  },
  'ie.bill.right-regulations': {
    says: 'Ein Energieversorger muss einen kostenlosen Beschwerdeweg haben und darf nur nach den Regeln abschalten.',
  },
  'ie.bill.right-telecom': {
    says: 'Eine Telefonfirma muss ihre Kundencharta einhalten. ComReg kann einen Streit entscheiden.',
  },
}
