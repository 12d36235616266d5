/** The Spanish words of Ireland: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const LOAN_FIRM: RowWords = {
  says: 'Esta empresa tiene o gestiona préstamos que un banco vendió. Debe seguir el mismo código que el banco. No es un juzgado.',
  regulator: 'Central Bank of Ireland, para préstamos',
  appealsBody: 'Financial Services and Pensions Ombudsman',
  complainTo: 'Primero la empresa. Tras 40 días hábiles, o un no final, el Ombudsman.',
  nextStep: 'Pida prueba de la deuda y de que es suya o la gestionan.',
}

const BANK: RowWords = {
  says: 'Es un banco. Debe intentar acordar con usted un plan para los atrasos antes de ir al juzgado.',
  regulator: 'Central Bank of Ireland',
  complainTo: 'Primero el banco, después el Financial Services and Pensions Ombudsman.',
  nextStep: 'Pida por escrito un plan que pueda pagar.',
}

const ENERGY_FIRM: RowWords = {
  says: 'Esta empresa vende luz y gas. Debe ofrecer un plan de pago antes de cortarle.',
  regulator: 'CRU',
  complainTo: 'Primero la empresa, después la CRU.',
  nextStep: 'Pida un plan de pago.',
}

const PHONE_FIRM: RowWords = {
  says: 'Es una empresa de teléfono e internet. Si no resuelve una queja, ComReg puede ayudar.',
  regulator: 'ComReg',
  complainTo: 'Primero la empresa, después ComReg.',
  nextStep: 'Compare la factura con su contrato.',
}

export const SENDERS_ES: Words = {
  'ie.sender.link': LOAN_FIRM,
  'ie.sender.cabot': LOAN_FIRM,
  'ie.sender.everyday': LOAN_FIRM,
  'ie.sender.pepper': LOAN_FIRM,
  'ie.sender.mars': LOAN_FIRM,
  'ie.sender.start': LOAN_FIRM,
  'ie.sender.promontoria': LOAN_FIRM,
  'ie.sender.intrum': {
    says: 'Esta empresa cobra deudas para otros. No es un juzgado y no puede quitarle sus cosas.',
    complainTo:
      'Primero la empresa. Con préstamos, después el Financial Services and Pensions Ombudsman.',
    nextStep: 'Compruebe la deuda y su edad. Después escriba y pida pruebas.',
  },
  'ie.sender.revenue': {
    says: 'Es la hacienda. Puede usar un agente judicial (sheriff) o tomar dinero del banco o del sueldo sin juzgado. Puede pedir un pago a plazos (phased payment).',
    nextStep: 'Compruébelo en myAccount.',
  },
  'ie.sender.dsp': {
    says: 'Esta oficina paga ayudas y recupera lo pagado de más. Puede recurrir.',
    nextStep: 'Pida la decisión y recurra a tiempo.',
  },
  'ie.sender.rtb': {
    says: 'Este organismo público decide entre caseros e inquilinos. Sus papeles son de verdad.',
    nextStep: 'Busque una fecha y acuda.',
  },
  'ie.sender.fcpo': {
    says: 'Es la oficina de la policía (garda) para avisos de tráfico. Sus plazos los fija la ley.',
    nextStep: 'Busque el día 28 en el aviso.',
  },
  'ie.sender.anpost-tv': {
    says: 'An Post cobra la licencia de televisión (TV licence).',
    nextStep: 'Cómprela, o diga que no tiene televisor.',
  },
  'ie.sender.aib': BANK,
  'ie.sender.boi': BANK,
  'ie.sender.ptsb': BANK,
  'ie.sender.electric-ireland': ENERGY_FIRM,
  'ie.sender.bord-gais': ENERGY_FIRM,
  'ie.sender.sse': ENERGY_FIRM,
  'ie.sender.energia': ENERGY_FIRM,
  'ie.sender.eir': PHONE_FIRM,
  'ie.sender.virgin': PHONE_FIRM,
  'ie.sender.vodafone': PHONE_FIRM,
}
