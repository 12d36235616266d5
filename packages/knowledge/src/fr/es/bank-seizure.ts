/** The seizure of a bank account (saisie-attribution): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_SEIZURE_WORDS: Words = {
  'fr.officer.want-bank': {
    says: 'Han bloqueado dinero de su cuenta para un acreedor (saisie-attribution).',
  },
  'fr.officer.not-yet-bank': {
    says: 'El banco no paga al acreedor antes de que acabe el mes para impugnar, salvo que usted acepte.',
  },
  'fr.officer.deadline-bank': {
    says: 'Tiene un mes desde el aviso (dénonciation) para impugnar el embargo de la cuenta ante el juez de ejecución.',
    action: 'Impugnar el embargo de la cuenta',
    consequence: 'Después el banco paga al acreedor.',
  },
  'fr.officer.step-bank': {
    says: 'Diga a su banco si entraron ayudas o sueldo. Enseñe pruebas y pida que liberen ese dinero.',
  },
  'fr.officer.right-floor': {
    says: 'Debe quedar una suma básica en su cuenta, unos 650 €. El banco lo hace por sí mismo.',
  },
  'fr.officer.warn-block': {
    says: 'Sus cuentas pueden estar bloqueadas 15 días laborables. Pregunte al banco cómo pagar mientras tanto comida y alquiler.',
  },
}
