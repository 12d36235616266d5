/** The Spanish words of the rows in ../tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NOTICES_ES: Words = {
  'us.tax.not-yet-proposed': {
    says: 'Esto es una propuesta. El IRS no puede cobrarla antes de enviar un aviso de deficiencia y darle 90 días para ir a la corte de impuestos (Tax Court).',
  },
  'us.tax.right-proposed': {
    says: 'Puede aceptar todo, una parte o nada. Conteste con pruebas antes del día que dice el aviso.',
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
}
