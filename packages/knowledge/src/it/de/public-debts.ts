/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'it.public-debt.who': {
    says: 'Das ist ein Amt. Für Steuern, Gebühren und Bußgelder kann es selbst einen Zahlungsbefehl erlassen, ohne Richter.',
  },
  'it.public-debt.who-collector': {
    says: 'Der Steuereinzieher (Agenzia delle entrate-Riscossione) zieht Geld für Ämter ein. Zum Pfänden braucht er keinen Richter.',
  },
  'it.public-debt.reality': {
    says: 'Eine Mahnung (sollecito) pfändet nichts. Wurde aber ein förmlicher Bescheid zugestellt und ist seine Frist vorbei, können sie Lohn und Konto pfänden.',
  },
  'it.public-debt.reality-collector': {
    says: 'Ab 60 Tagen nach dem Bescheid (cartella) kann er Bank oder Arbeitgeber zur Zahlung anweisen. Nach einer Warnung kann er auch ein Auto sperren.',
  },
  'it.public-debt.reality-order': {
    says: 'Das ist ein Zahlungsbefehl (ingiunzione). Sie haben 30 Tage, um zu zahlen oder zum Richter zu gehen. Beim Steuergericht sind es 60.',
  },
  'it.public-debt.rights': {
    says: 'Sie können die Akte sehen, die Streichung eines Fehlers verlangen (autotutela), rechtzeitig Einspruch einlegen und um Raten bitten.',
  },
  'it.public-debt.reminder-first': {
    says: 'Bis 10.000 € muss eine Gemeinde erst eine Mahnung mit 30 Tagen schicken. Erst dann darf sie aus ihrem Bescheid pfänden.',
  },
  'it.public-debt.right-parts-town': {
    says: 'Ist das Geld knapp, bitten Sie die Gemeinde um Monatsraten. Über 100 € erlaubt das Gesetz 4 bis 72 Monate, außer die Gemeinde hat eigene Regeln.',
  },
  'it.public-debt.right-parts-collector': {
    says: 'Bis 120.000 € können Sie um bis zu 84 Monatsraten bitten. Nach dem Antrag dürfen keine neuen Pfändungen beginnen.',
  },
  'it.public-debt.right-pay-limits': {
    says: 'Vom Lohn bis 2.500 € im Monat dürfen sie ein Zehntel nehmen, bis 5.000 € ein Siebtel, darüber ein Fünftel. Der letzte Lohn auf dem Konto ist sicher.',
  },
  'it.public-debt.right-old': {
    says: 'Gemeindesteuern, jährliche Gebühren und Bußgelder verjähren nach fünf Jahren. Eine Mahnung, die Sie erreicht hat, startet die Zeit neu.',
  },
  'it.public-debt.right-car-tax': {
    says: 'Kfz-Steuer verjährt am Ende des dritten Jahres nach der Fälligkeit. Eine Mahnung, die Sie vorher erreicht hat, startet die Zeit neu.',
  },
  'it.public-debt.want-fine': {
    says: 'Sie verlangen eine Geldstrafe (pena pecuniaria), die ein Strafgericht verhängt hat.',
  },
  'it.public-debt.reality-fine': {
    says: 'Unbezahlt kann eine Geldstrafe zu Nächten in Haft, Arbeit ohne Lohn oder Hausarrest werden. Handeln Sie vor dem letzten Tag im Brief.',
  },
  'it.public-debt.right-fine-parts': {
    says: 'Nach einem Befehl der Staatsanwaltschaft haben Sie 90 Tage zum Zahlen. Binnen 20 Tagen ab Zustellung können Sie um Monatsraten bitten.',
  },
  'it.public-debt.step-fine': {
    says: 'Notieren Sie den Tag der Zustellung und rufen Sie heute Ihren Anwalt an. Bei kleinem Einkommen kann der Staat den Anwalt zahlen.',
  },
  'it.public-debt.step-check': {
    says: 'Fragen Sie das Amt nach dem Bescheid hinter der Summe und dem Nachweis der Zustellung. Vergleichen Sie Jahre und Zahlungen.',
  },
  'it.public-debt.step-act': {
    says: 'Stimmt es, bitten Sie jetzt schriftlich um Monatsraten. Ist es falsch, schreiben Sie warum und verlangen Sie die Streichung.',
  },
  'it.public-debt.option-parts': {
    title: 'Das Amt um Monatsraten bitten',
    says: 'Bitten Sie schriftlich oder online und sagen Sie, dass das Geld knapp ist.',
    cost: 'Zinsen kommen dazu.',
    time: 'Eine Stunde. Die Antwort dauert einige Wochen.',
    risk: 'Der Plan endet, wenn Sie mehrere Raten verpassen.',
    bestFor: 'Sie schulden es und können nicht alles zahlen.',
  },
}
