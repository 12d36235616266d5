/** The Spanish words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_ES: Words = {
  'us.sender.midland': {
    says: 'Midland compra deudas viejas de tarjetas y préstamos y las cobra. Es parte de Encore Capital Group. Demanda a menudo. No puede llevarse sus cosas sin un fallo de la corte (judgment).',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.pra': {
    says: 'Portfolio Recovery Associates compra deudas viejas y las cobra. Es parte de PRA Group. Puede demandar. No puede llevarse sus cosas sin un fallo de la corte (judgment).',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.lvnv': {
    says: 'LVNV Funding es dueña de deudas que compró. Resurgent Capital Services las administra. Pida pruebas de que la suya le pertenece.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.resurgent': {
    says: 'Resurgent administra y cobra deudas para dueños como LVNV Funding. Es una empresa privada, no una corte.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.cavalry': {
    says: 'Cavalry compra deudas viejas y las cobra. Puede demandar. No puede llevarse sus cosas sin un fallo de la corte (judgment).',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.jefferson': {
    says: 'Jefferson Capital compra deudas y las cobra. Pida pruebas de que la suya le pertenece.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.velocity': {
    says: 'Velocity Investments compra deudas, como préstamos viejos, y puede demandar. Pida pruebas de que la suya le pertenece.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.transworld': {
    says: 'Transworld Systems cobra deudas para otras empresas, como hospitales, tiendas y prestamistas. No es una corte.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.ic-system': {
    says: 'IC System cobra deudas para otras empresas, como médicos, telefónicas y tiendas. No es una corte.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.erc': {
    says: 'Enhanced Recovery Company cobra deudas para otras empresas, como compañías de teléfono e internet. No es una corte.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.zwicker': {
    says: 'Zwicker & Associates es un despacho de abogados que cobra deudas y puede demandar. También debe cumplir las reglas para cobradores de deudas. No es una corte.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep:
      'Dispute la deuda por escrito en un plazo de 30 días. Si hay una citación (summons), contéstela primero.',
  },
  'us.sender.hunt-henriques': {
    says: 'Hunt & Henriques es un despacho de abogados que cobra deudas y puede demandar. También debe cumplir las reglas para cobradores de deudas. No es una corte.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep:
      'Dispute la deuda por escrito en un plazo de 30 días. Si hay una citación (summons), contéstela primero.',
  },
  'us.sender.rausch-sturm': {
    says: 'Rausch Sturm es un despacho de abogados que cobra deudas y puede demandar. También debe cumplir las reglas para cobradores de deudas. No es una corte.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep:
      'Dispute la deuda por escrito en un plazo de 30 días. Si hay una citación (summons), contéstela primero.',
  },
  'us.sender.weltman': {
    says: 'Weltman, Weinberg & Reis es un despacho de abogados que cobra deudas y puede demandar. También debe cumplir las reglas para cobradores de deudas. No es una corte.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep:
      'Dispute la deuda por escrito en un plazo de 30 días. Si hay una citación (summons), contéstela primero.',
  },
  'us.sender.trueaccord': {
    says: 'TrueAccord cobra deudas para otras empresas. No es una corte y no puede llevarse sus cosas.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.credence': {
    says: 'Credence Resource Management cobra deudas para otras empresas. No es una corte y no puede llevarse sus cosas.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.ccs': {
    says: 'Credit Collection Services cobra deudas para otras empresas. No es una corte y no puede llevarse sus cosas.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.caine-weiner': {
    says: 'Caine & Weiner cobra deudas para otras empresas. No es una corte y no puede llevarse sus cosas.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.radius': {
    says: 'Radius Global Solutions cobra deudas para otras empresas. No es una corte y no puede llevarse sus cosas.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.sequium': {
    says: 'Sequium Asset Solutions cobra deudas para otras empresas. No es una corte y no puede llevarse sus cosas.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.harris': {
    says: 'Harris & Harris cobra deudas para otras empresas. No es una corte y no puede llevarse sus cosas.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.convergent': {
    says: 'Convergent Outsourcing cobra deudas para otras empresas. No es una corte y no puede llevarse sus cosas.',
    regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission y los estados',
    complainTo: 'La CFPB, o el fiscal general (attorney general) de su estado.',
    nextStep: 'Dispute la deuda por escrito en un plazo de 30 días y pida pruebas.',
  },
  'us.sender.mohela': {
    says: 'MOHELA envía las cuentas de préstamos estudiantiles federales. La mayoría es del Departamento de Educación.',
    complainTo:
      'La empresa que administra el préstamo (servicer), y después el Federal Student Aid Ombudsman.',
    nextStep:
      'Entre en StudentAid.gov, revise sus préstamos y pregunte por un plan que vaya con sus ingresos.',
  },
  'us.sender.nelnet': {
    says: 'Nelnet envía las cuentas de préstamos estudiantiles federales. La mayoría es del Departamento de Educación.',
    complainTo:
      'La empresa que administra el préstamo (servicer), y después el Federal Student Aid Ombudsman.',
    nextStep:
      'Entre en StudentAid.gov, revise sus préstamos y pregunte por un plan que vaya con sus ingresos.',
  },
  'us.sender.aidvantage': {
    says: 'Aidvantage envía las cuentas de préstamos estudiantiles federales. La mayoría es del Departamento de Educación.',
    complainTo:
      'La empresa que administra el préstamo (servicer), y después el Federal Student Aid Ombudsman.',
    nextStep:
      'Entre en StudentAid.gov, revise sus préstamos y pregunte por un plan que vaya con sus ingresos.',
  },
  'us.sender.edfinancial': {
    says: 'Edfinancial envía las cuentas de préstamos estudiantiles federales. La mayoría es del Departamento de Educación.',
    complainTo:
      'La empresa que administra el préstamo (servicer), y después el Federal Student Aid Ombudsman.',
    nextStep:
      'Entre en StudentAid.gov, revise sus préstamos y pregunte por un plan que vaya con sus ingresos.',
  },
  'us.sender.irs': {
    says: 'El IRS cobra los impuestos federales. Escribe primero por correo. Nunca pide tarjetas de regalo y nunca amenaza con un arresto por teléfono.',
    complainTo: 'El Taxpayer Advocate Service.',
    nextStep:
      'Mire el número del aviso, como CP14, y la fecha para actuar. Vea su cuenta en IRS.gov.',
  },
  'us.sender.ssa': {
    says: 'El Seguro Social (Social Security) paga pensiones, beneficios por discapacidad y SSI. Tiene 60 días para apelar la mayoría de sus decisiones.',
    complainTo: 'La oficina que decidió, y después la Office of the Inspector General por fraude.',
    nextStep: 'Apele, pida una exoneración (waiver) o pida devolver menos cada mes.',
  },
  'us.sender.fiscal-service': {
    says: 'Esta oficina del Tesoro (Treasury) cobra deudas con agencias federales. Puede quitarle reembolsos de impuestos y parte de algunos beneficios.',
    nextStep:
      'Contacte a la agencia a la que debe, y pida una revisión antes de la fecha de la carta.',
  },
}
