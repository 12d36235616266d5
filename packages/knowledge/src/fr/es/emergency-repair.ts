/** The Spanish words of the rows in ../emergency-repair.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMERGENCY_REPAIR_ES: Words = {
  'fr.repair.right-quote': {
    says: 'Antes de la obra deben darle un presupuesto detallado (devis): precio por hora, piezas y desplazamiento. Lo que no aceptó se puede discutir.',
  },
  'fr.repair.right-withdraw': {
    says: 'Tiene 14 días para desistir de un contrato hecho en casa. Solo se excluye la reparación urgente que usted pidió, no obras ni piezas extra.',
  },
  'fr.repair.right-seven-days': {
    says: 'Por obras en casa no pueden cobrar nada en los siete primeros días, salvo la urgencia que usted pidió.',
  },
  'fr.repair.step-compare': {
    says: 'Compare la factura con el presupuesto, línea por línea. Pida precio a otras dos empresas. Escriba qué acepta y qué no.',
  },
  'fr.repair.option-report': {
    says: 'Denuncie una factura abusiva en SignalConso y acuda al mediador gratuito.',
    title: 'Denunciar y pedir mediación',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'El precio es muy alto.',
  },
}
