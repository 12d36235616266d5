/** The Spanish words of the rows in ../tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NOTICES_ES: Words = {
  'us.tax.not-yet-proposed': {
    says: 'Esto es una propuesta. El IRS no puede cobrarla antes de enviar un aviso de deficiencia y darle 90 días para ir a la corte de impuestos (Tax Court).',
  },
  'us.tax.right-proposed': {
    says: 'Puede aceptar todo, una parte o nada. Conteste con pruebas antes del día que dice el aviso.',
  },
  'us.tax.step-proposed-late': {
    says: 'El día ya pasó, pero responda ahora: acepte, o diga por qué no, con pruebas. Llame y pregunte si aún lo aceptan. Si llega una notice of deficiency, tiene 90 días para ir al Tax Court.',
  },
  'us.tax.right-accuracy': {
    says: 'Una multa del 20% por una declaración equivocada puede quitarse si tenía una buena razón y actuó de buena fe. Pídalo.',
  },
  'us.tax.right-lien': {
    says: 'Tras el aviso público de un gravamen (lien) tiene unos 30 días para pedir una audiencia. Con un plan lo pueden retirar.',
  },
  'us.tax.right-offset': {
    says: 'Un reembolso puede usarse para impuestos, manutención de hijos o deudas federales. El cónyuge que no debe puede pedir su parte (formulario 8379).',
  },
  'us.tax.right-spouse': {
    says: 'Si el impuesto viene de un error de su esposo o esposa, puede pedir que no le cobren a usted (formulario 8857).',
  },
  'us.tax.right-math-error': {
    says: 'Si el IRS cambió su declaración por un error de cálculo, tiene 60 días para pedir que lo deshaga. Después debe probarlo primero.',
  },
  'us.tax.deadline-math-error': {
    says: 'Tiene 60 días desde un aviso de error de cálculo para decir que no está de acuerdo.',
    action: 'Pedir al IRS que deshaga el cambio (abatement) si no está de acuerdo',
    consequence:
      'El cambio queda, y pierde por ello el camino a la Corte de Impuestos (Tax Court).',
  },
  'us.tax.right-plan-ends': {
    says: 'El IRS debe escribirle 30 días antes de terminar su plan de pagos. Pague lo atrasado, pida otro plan o apele.',
  },
  'us.tax.right-social-security': {
    says: 'Por impuestos el IRS puede tomar como mucho el 15% del Seguro Social. Un plan o prueba de dificultad puede detenerlo.',
  },
  'us.tax.right-identity': {
    says: 'El IRS retiene su reembolso hasta que muestre quién es. Si no presentó una declaración, dígalo: alguien pudo usar su nombre.',
  },
  'us.tax.right-audit-appeal': {
    says: 'Tiene 30 días para apelar un informe de auditoría dentro del IRS antes de que llegue un aviso de deficiencia.',
  },
  'us.tax.right-three-years': {
    says: 'El IRS tiene casi siempre tres años desde que presentó la declaración para añadir impuesto. Tiene seis si faltó más de un cuarto de sus ingresos.',
  },
  'us.tax.right-release': {
    says: 'Si un embargo (levy) le deja muy poco para los gastos básicos, el IRS debe levantarlo. Llame de inmediato y muestre sus ingresos y cuentas.',
  },
}
