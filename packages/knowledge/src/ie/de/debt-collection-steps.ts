/** The German words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_DE: Words = {
  'ie.debt.step-check': {
    says: 'Prüfen Sie, ob es Ihre Schuld ist. Sehen Sie auf Namen, Summe, Daten und wem Sie zuerst etwas schuldeten.',
  },
  'ie.debt.step-age': {
    says: 'Finden Sie heraus, wann Sie zuletzt gezahlt haben. Sind es fast sechs Jahre oder mehr, zahlen und unterschreiben Sie noch nichts.',
  },
  'ie.debt.step-mabs': {
    says: 'Rufen Sie MABS an: 0818 07 2000. Es ist kostenlos, und sie können für Sie mit der Firma sprechen.',
  },
  'ie.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie Beweise für die Schuld, oder bieten Sie an, was Sie einhalten können.',
  },
  'ie.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan. Bieten Sie eine Summe an, die Sie durchhalten. Heben Sie für jede Zahlung einen Beleg auf.',
  },
  'ie.debt.step-dispute': {
    says: 'Stimmt sie nicht, schreiben Sie das und schreiben Sie, warum.',
  },
}
