/** The Spanish words of the rows in ../senders.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const AGL: RowWords = {
  says: 'Esta empresa vende luz y gas. Debe ofrecer ayuda antes de cortarle.',
  nextStep: 'Pida un plan de pago y el programa de ayuda (hardship program).',
  complainTo:
    'Primero a la empresa, luego al defensor de la energía (energy ombudsman) de su estado.',
}
const CBA: RowWords = {
  says: 'Es un banco. Debe mirar una petición de ayuda por dificultades (hardship). No puede tomar su sueldo sin tribunal.',
  nextStep: 'Pida por escrito ayuda por dificultades (hardship).',
  complainTo: 'Primero al banco. Después de 30 días, o de un no, a la AFCA.',
}
const COLLECTION_HOUSE: RowWords = {
  says: 'Esta empresa cobra deudas para otros. No es un tribunal y no puede llevarse sus cosas.',
  nextStep: 'Compruebe la deuda y su edad. Luego escriba y pida pruebas.',
  complainTo: 'Primero a la empresa. Por préstamos y tarjetas, luego a la AFCA.',
}
const CREDIT_CORP: RowWords = {
  says: 'Esta empresa compra deudas y las cobra. Puede demandar. No es un tribunal y no puede llevarse sus cosas.',
  nextStep: 'Compruebe la deuda y su edad. Luego escriba y pida pruebas.',
  complainTo: 'Primero a la empresa. Por préstamos y tarjetas, luego a la AFCA.',
}
const TELSTRA: RowWords = {
  says: 'Es una empresa de teléfono e internet. Si no resuelve una queja, el TIO ayuda gratis.',
  nextStep: 'Compare la factura con su plan.',
  complainTo: 'Primero a la empresa, luego al Telecommunications Industry Ombudsman.',
}

export const SENDERS_ES: Words = {
  'au.sender.credit-corp': CREDIT_CORP,
  'au.sender.panthera': CREDIT_CORP,
  'au.sender.pioneer': CREDIT_CORP,
  'au.sender.lion': CREDIT_CORP,
  'au.sender.ccs': CREDIT_CORP,
  'au.sender.baycorp': {
    says: 'Baycorp cobra deudas para otros y deudas que ha comprado. Es parte de Credit Corp. No puede llevarse sus cosas.',
    nextStep: 'Compruebe la deuda y su edad. Luego escriba y pida pruebas.',
    complainTo: 'Primero a la empresa. Por préstamos y tarjetas, luego a la AFCA.',
  },
  'au.sender.collection-house': COLLECTION_HOUSE,
  'au.sender.recoveriescorp': COLLECTION_HOUSE,
  'au.sender.milton-graham': COLLECTION_HOUSE,
  'au.sender.arl': COLLECTION_HOUSE,
  'au.sender.ncml': COLLECTION_HOUSE,
  'au.sender.ampac': COLLECTION_HOUSE,
  'au.sender.indebted': COLLECTION_HOUSE,
  'au.sender.ecc': COLLECTION_HOUSE,
  'au.sender.ato': {
    says: 'Es la oficina federal de impuestos. Puede tomar dinero del sueldo o del banco sin tribunal. Usted puede pedir un plan y presentar una oposición (objection).',
    nextStep: 'Compruebe la deuda en myGov.',
    complainTo: 'Primero al ATO, luego al Tax Ombudsman.',
  },
  'au.sender.services-australia': {
    says: 'Esta oficina paga ayudas sociales y recupera lo que pagó de más. Puede pedir una revisión (review) y una pausa.',
    nextStep: 'Pida una revisión (review) por escrito.',
  },
  'au.sender.revenue-nsw': {
    says: 'Esta oficina cobra multas y deudas con el estado en Nueva Gales del Sur. Puede pedir una revisión (review) o un plan.',
    nextStep: 'Mire la fecha límite y la foto en línea.',
  },
  'au.sender.fines-victoria': {
    says: 'Esta oficina cobra multas en Victoria. Puede pedir una revisión (review), un plan o ayuda especial.',
    nextStep: 'Mire la fecha límite.',
  },
  'au.sender.sper': {
    says: 'SPER cobra multas no pagadas en Queensland. Puede pedir un plan o pagarla con trabajo.',
    nextStep: 'Llame antes de la fecha de la carta.',
  },
  'au.sender.cba': CBA,
  'au.sender.westpac': CBA,
  'au.sender.nab': CBA,
  'au.sender.anz': CBA,
  'au.sender.agl': AGL,
  'au.sender.origin': AGL,
  'au.sender.energyaustralia': AGL,
  'au.sender.telstra': TELSTRA,
  'au.sender.optus': TELSTRA,
  'au.sender.vodafone': TELSTRA,
}
