/** The German words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_DE: Words = {
  'au.debt.step-check': {
    says: 'Prüfen Sie, ob die Schuld Ihre ist. Sehen Sie sich den Namen, die Summe, die Daten und den ersten Gläubiger an.',
  },
  'au.debt.step-age': {
    says: 'Finden Sie heraus, wann Sie zuletzt gezahlt haben. Sind es fast oder mehr als sechs Jahre, zahlen und unterschreiben Sie noch nichts.',
  },
  'au.debt.step-helpline': {
    says: 'Rufen Sie die National Debt Helpline unter 1800 007 007 an. Sie ist kostenlos und auf Ihrer Seite.',
  },
  'au.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie Beweise für die Schuld, oder bitten Sie um Hilfe bei Zahlungsnot (hardship).',
  },
  'au.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan und bieten Sie eine Summe an, die Sie durchhalten. Holen Sie die Einigung schriftlich.',
  },
  'au.debt.step-dispute': {
    says: 'Ist es falsch, sagen Sie es schriftlich und sagen Sie, warum. Macht man weiter, beschweren Sie sich bei der AFCA.',
  },
}
