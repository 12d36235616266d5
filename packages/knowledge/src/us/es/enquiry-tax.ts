/** The Spanish words of the rows in ../enquiry-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ES: Words = {
  'us.ask-public.cp2000': {
    says: 'Un CP2000 es una propuesta, no una factura. Compárelo con sus papeles y conteste antes de su fecha: acepte, o diga por qué no y envíe pruebas. Si no está de acuerdo, antes de cobrar debe llegar un aviso con 90 días para la corte de impuestos (Tax Court).',
  },
  'us.ask-public.cp14': {
    says: 'Un CP14 es la primera factura de impuestos. Mírelo en su cuenta de IRS.gov. Pague, o pida un plan, en 21 días y evita más intereses.',
  },
  'us.ask-debt.irs-plan': {
    says: 'Conteste a más tardar en la fecha del aviso aunque no pueda pagar. Pida un plan de pagos en IRS.gov, más tiempo o una oferta de acuerdo.',
  },
  'us.ask-debt.irs-call': {
    says: 'Cuelgue y no pague: es muy probable que sea una estafa. Estas oficinas escriben por correo y nunca piden tarjetas de regalo. Vea su cuenta en el sitio propio de la oficina.',
  },
  'us.ask-debt.cp2000': {
    says: 'Mire su número y su fecha. Un CP2000 quiere respuesta en un plazo de 30 días. Un aviso de deficiencia (notice of deficiency) da 90 días para el Tax Court. Un aviso final de embargo (levy) da 30 días para pedir una audiencia.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Llame ya al IRS y ofrezca un plan de pagos. Debe enviar antes un aviso final, y entonces tiene 30 días para pedir una audiencia. El banco retiene el dinero 21 días, y una dificultad grave puede liberarlo.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Mire su cuenta en IRS.gov y envíe copias del cheque cobrado o del registro del banco a la dirección del aviso antes de su fecha. Puede cuestionar la cuenta y apelar. El Taxpayer Advocate ayuda gratis.',
  },
  'us.trouble.ex-taxes': {
    says: 'En una declaración conjunta ambos deben todo. Pero puede pedir alivio con el formulario 8857 si no sabía de la parte falsa. Casi siempre en dos años desde el primer cobro.',
    dependsOn: 'lo que sabía y cuándo empezaron a cobrar',
  },
}
