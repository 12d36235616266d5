/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'it.public-debt.who': {
    says: 'Es una oficina pública. Por impuestos, tasas y multas puede dictar ella misma una orden de pago, sin juez.',
  },
  'it.public-debt.who-collector': {
    says: 'El recaudador (Agenzia delle entrate-Riscossione) cobra para oficinas públicas. No necesita un juez para embargar.',
  },
  'it.public-debt.reality': {
    says: 'Un recordatorio (sollecito) no embarga nada. Pero con una orden formal notificada y su plazo acabado, pueden embargar sueldo y cuentas.',
  },
  'it.public-debt.reality-collector': {
    says: 'Desde 60 días después de su aviso (cartella) puede ordenar el pago al banco o a la empresa. También puede bloquear un coche, tras un aviso.',
  },
  'it.public-debt.reality-order': {
    says: 'Es una orden de pago (ingiunzione). Tiene 30 días para pagar o ir al juez. Para un impuesto, el tribunal fiscal da 60.',
  },
  'it.public-debt.rights': {
    says: 'Puede ver los papeles, pedir que anulen un error (autotutela), oponerse a tiempo y pedir pagar a plazos.',
  },
  'it.public-debt.reminder-first': {
    says: 'Hasta 10.000 €, el municipio debe enviar antes un recordatorio con 30 días. Solo después puede embargar con su aviso.',
  },
  'it.public-debt.right-parts-town': {
    says: 'Si le falta dinero, pida al municipio plazos mensuales. Por más de 100 € la ley permite de 4 a 72 meses, salvo otras reglas del municipio.',
  },
  'it.public-debt.right-parts-collector': {
    says: 'Hasta 120.000 € puede pedir hasta 84 plazos mensuales. Tras la solicitud no pueden empezar nuevos embargos.',
  },
  'it.public-debt.right-pay-limits': {
    says: 'De un sueldo hasta 2.500 € al mes pueden tomar un décimo, hasta 5.000 € un séptimo, y más arriba un quinto. El último sueldo en la cuenta está a salvo.',
  },
  'it.public-debt.right-old': {
    says: 'Impuestos municipales, tasas anuales y multas prescriben a los cinco años. Un requerimiento que le llegó hace empezar de nuevo el plazo.',
  },
  'it.public-debt.right-car-tax': {
    says: 'El impuesto del coche prescribe al final del tercer año después del vencimiento. Un requerimiento que le llegó antes hace empezar de nuevo el plazo.',
  },
  'it.public-debt.want-fine': {
    says: 'Le piden una multa (pena pecuniaria) que impuso un tribunal penal.',
  },
  'it.public-debt.reality-fine': {
    says: 'Impagada, una multa penal puede convertirse en noches de detención, trabajo sin sueldo o arresto en casa. Actúe antes del último día de la carta.',
  },
  'it.public-debt.right-fine-parts': {
    says: 'Tras una orden de la fiscalía tiene 90 días para pagar. En los 20 días desde la notificación puede pedir plazos mensuales.',
  },
  'it.public-debt.step-fine': {
    says: 'Apunte el día de la notificación y llame hoy a su abogado. Con ingresos bajos, el Estado puede pagar al abogado.',
  },
  'it.public-debt.step-check': {
    says: 'Pida a la oficina el aviso del que sale la suma y la prueba de su notificación. Compare años y pagos.',
  },
  'it.public-debt.step-act': {
    says: 'Si es correcto, pida ya por escrito plazos mensuales. Si no lo es, escriba por qué y pida que lo anulen.',
  },
  'it.public-debt.option-parts': {
    title: 'Pedir plazos a la oficina',
    says: 'Pida por escrito o en línea y diga que le falta dinero.',
    cost: 'Se añaden intereses.',
    time: 'Una hora. La respuesta tarda unas semanas.',
    risk: 'El plan acaba si deja de pagar varios plazos.',
    bestFor: 'Lo debe y no puede pagarlo de una vez.',
  },
}
