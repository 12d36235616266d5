/** Aparcamiento, alquiler, cuidados, prestaciones, energía y agua: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PUBLIC_DEBTS_ES: Words = {
  'gb.benefit-debt.from-pay': {
    says: 'Por una deuda de prestaciones, su empresa puede tener que descontar del sueldo sin tribunal. Hay límites fijos. Puede pedir pagar menos al mes.',
  },
  'gb.benefit-debt.housing': {
    says: 'No debe devolver Housing Benefit de más si el error fue del ayuntamiento y usted no podía saberlo. Pida el cálculo.',
  },
  'gb.tax-credit-debt.law': {
    says: 'Puede pedir cada decisión de tax credits en que se basa esta deuda, y cómo se calculó la suma.',
  },
  'gb.tax-credit-debt.code': {
    says: 'Si la oficina se equivocó y usted cumplió su parte, puede discutir la devolución. Pida el formulario TC846. Casi siempre debe llegar en los tres meses tras la decisión.',
  },
  'gb.energy-debt.back-bill': {
    says: 'Una empresa de energía no puede cobrar ahora un consumo de hace más de 12 meses que no facturó, salvo que usted lo impidiera.',
  },
  'gb.energy-debt.plan': {
    says: 'Su empresa de energía debe ofrecer un plan que usted pueda pagar. Pídalo aunque ya le escriba un cobrador.',
  },
  'gb.energy-debt.warrant': {
    says: 'Un cobrador no puede entrar sin su permiso. Para el contador, la empresa necesita su sí o una orden judicial (warrant).',
  },
  'gb.water-debt.stays-on': {
    says: 'No pueden cortar ni reducir el agua de su casa por esta deuda.',
  },
  'gb.lbc.scotland-not-yet': {
    says: 'Nadie puede embargar ahora su sueldo ni su cuenta. Casi siempre hace falta una sentencia (decree) y luego una orden de pago (charge) con 14 días.',
  },
  'gb.pay-debt.overpaid-wages': {
    says: 'La empresa puede descontar lo pagado de más de pagas posteriores. Si ya se fue, debe acordar un plan o ir al tribunal. Pida el cálculo y ofrezca lo que pueda.',
  },
}
