/** The Spanish words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_ES: Words = {
  'au.kept.right-wear': {
    says: 'Pueden quedarse dinero solo por lo que debe o rompió. El desgaste normal (fair wear and tear) no lo paga usted.',
  },
  'au.kept.right-agree': {
    says: 'En la mayoría de los estados la fianza (bond) la guarda una autoridad. En el Territorio del Norte la guarda el arrendador o el agente en depósito (trust). En ningún lugar puede quedársela si usted no está de acuerdo.',
  },
  'au.kept.step-claim': {
    says: 'Pida usted mismo toda la fianza (bond) a la autoridad de fianzas, en línea. No firme un formulario en blanco.',
  },
  'au.kept.step-proof': {
    says: 'Junte los dos informes de estado (condition reports), sus fotos y recibos. Pida facturas al arrendador.',
  },
  'au.kept.option-tribunal': {
    says: 'Diga que no por escrito, y vaya a tiempo al tribunal de su estado. El servicio de inquilinos ayuda gratis.',
    title: 'Dejar que el tribunal decida',
    cost: 'Una tasa pequeña, menor con una tarjeta de descuento (concession card).',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'No está de acuerdo con lo que se quedan.',
  },
}
