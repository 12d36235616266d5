/** Organisations that often write to people in Canada: the words in Spanish. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  says: 'Es una agencia de cobro (collection agency). Cobra para otras empresas, o deudas que ha comprado. No es un tribunal y no puede llevarse sus cosas.',
  nextStep: 'Compruebe la deuda y su edad. Luego escriba y pida pruebas.',
}
const BANK: RowWords = {
  says: 'Es un banco. Debe seguir reglas federales cuando pide dinero. No puede tomar su sueldo sin un tribunal.',
  nextStep: 'Pida por escrito un plan que pueda pagar.',
}
const TELECOM: RowWords = {
  says: 'Es una empresa de teléfono e internet. Si no resuelve una queja, la CCTS ayuda gratis.',
  nextStep: 'Compare la factura con su contrato.',
}
const LOOK_FOR_DATE = 'Busque una fecha para responder o presentarse.'

export const SENDERS_WORDS: Words = {
  'ca.sender.metcredit': COLLECTOR,
  'ca.sender.collectcents': COLLECTOR,
  'ca.sender.cbv': COLLECTOR,
  'ca.sender.bill-gosling': COLLECTOR,
  'ca.sender.iqor': COLLECTOR,
  'ca.sender.eos-canada': COLLECTOR,
  'ca.sender.gatestone': COLLECTOR,
  'ca.sender.arc': COLLECTOR,
  'ca.sender.partners': COLLECTOR,
  'ca.sender.cra': {
    says: 'Es la oficina federal de impuestos. Puede tomar dinero del sueldo o de una cuenta sin un tribunal. Puede presentar una objeción (notice of objection) y pedir un plan.',
    nextStep:
      'Compruebe la deuda en su propia cuenta en la web oficial. Presente una objeción en 90 días si está mal.',
  },
  'ca.sender.service-canada': {
    says: 'Esta oficina gestiona el seguro de empleo (employment insurance) y las pensiones públicas. Puede pedirle que revise una decisión.',
    nextStep: 'Pida una reconsideración en el plazo de la carta.',
  },
  'ca.sender.revenu-quebec': {
    says: 'Es la oficina de impuestos de Quebec. Puede oponerse a un aviso de liquidación (avis de cotisation) y pedir un plan de pagos.',
  },
  'ca.sender.tal': {
    says: 'Es el tribunal de vivienda de Quebec. Sus papeles son reales. Vaya a la audiencia.',
    nextStep: LOOK_FOR_DATE,
  },
  'ca.sender.rbc': BANK,
  'ca.sender.td': BANK,
  'ca.sender.scotiabank': BANK,
  'ca.sender.bmo': BANK,
  'ca.sender.cibc': BANK,
  'ca.sender.national': BANK,
  'ca.sender.bell': TELECOM,
  'ca.sender.rogers': TELECOM,
  'ca.sender.telus': TELECOM,
  'ca.sender.ltb': {
    says: 'Este tribunal decide entre arrendadores e inquilinos en Ontario. Sus papeles son reales. Vaya a la audiencia.',
    nextStep: LOOK_FOR_DATE,
  },
  'ca.sender.rtb': {
    says: 'Esta oficina decide entre arrendadores e inquilinos en Columbia Británica. Sus papeles son reales.',
    nextStep: LOOK_FOR_DATE,
  },
  'ca.sender.crt': {
    says: 'Este tribunal en línea decide reclamos menores en Columbia Británica. Debe responder a tiempo.',
    nextStep: LOOK_FOR_DATE,
  },
}
