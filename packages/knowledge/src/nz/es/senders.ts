/** The Spanish words of the rows in ../senders.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  says: 'Esta empresa cobra deudas para otros, o deudas que ha comprado. No es un tribunal y no puede llevarse sus cosas.',
  nextStep: 'Compruebe la deuda y su edad. Después escriba y pida pruebas.',
  complainTo:
    'Primero a la empresa. Por préstamos, después al servicio de quejas (dispute scheme) del prestamista.',
}
const BANK: RowWords = {
  says: 'Es un banco. Debe mirar una petición de ayuda por dificultades (hardship). No puede tomar su sueldo sin un tribunal.',
  nextStep: 'Pida por escrito ayuda por dificultades (hardship).',
  complainTo: 'Primero al banco, después al Banking Ombudsman.',
}
const POWER: RowWords = {
  says: 'Esta empresa vende luz. Debe intentar ayudar antes de cortarle.',
  nextStep: 'Pida un plan de pago.',
  complainTo: 'Primero a la empresa, después a Utilities Disputes.',
}
const TELECOM: RowWords = {
  says: 'Es una empresa de teléfono e internet. Si no resuelve una queja, TDR ayuda gratis.',
  nextStep: 'Compare la factura con su tarifa.',
  complainTo: 'Primero a la empresa, después a Telecommunications Dispute Resolution.',
}

export const SENDERS_ES: Words = {
  'nz.sender.baycorp': COLLECTOR,
  'nz.sender.credit-corp': COLLECTOR,
  'nz.sender.ecc': COLLECTOR,
  'nz.sender.debtworks': COLLECTOR,
  'nz.sender.intercoll': COLLECTOR,
  'nz.sender.ird': {
    says: 'Es la oficina de impuestos. Puede tomar dinero del sueldo o de un banco sin tribunal. Usted puede pedir pagar a plazos.',
    nextStep: 'Mírelo en myIR.',
  },
  'nz.sender.msd': {
    says: 'Esta oficina paga ayudas y recupera lo pagado de más. Usted puede pedir una revisión (review).',
    nextStep: 'Pida a tiempo las razones y una revisión (review).',
  },
  'nz.sender.fines': {
    says: 'Esta oficina cobra multas de los tribunales y reparaciones (reparation). Usted puede pedir pagar poco a poco.',
    nextStep: 'Llame al 0800 434 637 antes de la fecha.',
  },
  'nz.sender.tenancy-tribunal': {
    says: 'Este tribunal decide entre caseros e inquilinos. Sus papeles son de verdad.',
    nextStep: 'Vaya a la audiencia.',
  },
  'nz.sender.anz': BANK,
  'nz.sender.asb': BANK,
  'nz.sender.bnz': BANK,
  'nz.sender.westpac': BANK,
  'nz.sender.kiwibank': BANK,
  'nz.sender.genesis': POWER,
  'nz.sender.mercury': POWER,
  'nz.sender.contact': POWER,
  'nz.sender.meridian': POWER,
  'nz.sender.spark': TELECOM,
  'nz.sender.one-nz': TELECOM,
  'nz.sender.2degrees': TELECOM,
}
