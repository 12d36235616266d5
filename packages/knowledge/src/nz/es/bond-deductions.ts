/** The Spanish words of the rows in ../bond-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BOND_DEDUCTIONS_ES: Words = {
  'nz.kept.right-agree': {
    says: 'Tenancy Services guarda la fianza (bond). Un casero no puede quedársela sin su acuerdo o una orden del Tenancy Tribunal.',
  },
  'nz.kept.right-wear': {
    says: 'El desgaste normal (fair wear and tear) no lo paga usted. El casero debe mostrar el daño, y que lo hizo usted.',
  },
  'nz.kept.step-claim': {
    says: 'Pida usted mismo la fianza (bond) a Tenancy Services. No firme un formulario en blanco.',
  },
  'nz.kept.step-proof': {
    says: 'Reúna el primer informe de inspección, fotos y recibos. Pida las facturas al casero.',
  },
  'nz.kept.option-tribunal': {
    says: 'Diga que no por escrito, y luego haga la solicitud en línea. Community Law le ayuda gratis.',
    title: 'Dejar que decida el Tenancy Tribunal',
    cost: 'Una tasa pequeña.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'No está de acuerdo con lo que se quedan.',
  },
}
