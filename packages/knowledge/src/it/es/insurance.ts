/** The Spanish words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'it.insurance.want': {
    says: 'Una aseguradora dice que no, paga menos, termina la póliza o pide una prima.',
  },
  'it.insurance.who': {
    says: 'Es una aseguradora privada. IVASS la vigila.',
  },
  'it.insurance.rights': {
    says: 'Puede reclamar gratis, y luego ir al árbitro de seguros (AAS) por 20 €.',
  },
  'it.insurance.reality': {
    says: 'Un primer no no es definitivo. Las cláusulas poco claras se leen a su favor.',
  },
  'it.insurance.no-court': {
    says: 'Por una prima sin pagar no puede quitarle dinero sin un juez.',
  },
  'it.insurance.time': {
    says: 'Su reclamación de la póliza prescribe a los dos años (diez en vida). Una carta certificada reinicia el plazo.',
  },
  'it.insurance.right-reasons': {
    says: 'Tiene derecho a motivos claros y a ver el expediente y el informe del perito.',
  },
  'it.insurance.right-car-60': {
    says: 'Tras un accidente de coche, la aseguradora debe ofrecer o decir por qué no. En 60 días por cosas, 90 por lesiones.',
  },
  'it.insurance.right-fifteen': {
    says: 'Si no paga una prima posterior, la cobertura sigue 15 días. Si no demandan en seis meses, el contrato termina.',
  },
  'it.insurance.right-arbiter': {
    says: 'Desde el 15 de enero de 2026 puede ir por internet al árbitro de seguros (AAS) tras una reclamación. Cuesta 20 €, que devuelven si gana.',
  },
  'it.insurance.right-two-signs': {
    says: 'Las cláusulas que limitan sus derechos deben destacarse y firmarse aparte.',
  },
  'it.insurance.step-reasons': {
    says: 'Pida por escrito el motivo, la cláusula y el informe.',
  },
  'it.insurance.step-complain': {
    says: 'Envíe una reclamación (reclamo) a la aseguradora por e-mail certificado (PEC) o carta certificada. Tiene 45 días.',
  },
  'it.insurance.step-aas': {
    says: 'Si dice que no o calla, vaya por internet al árbitro (AAS) en los 12 meses desde la reclamación.',
  },
  'it.insurance.step-clock': {
    says: 'Pare los dos años con una carta certificada o e-mail certificado (PEC) que pida la cantidad.',
  },
  'it.insurance.step-proof': {
    says: 'Guarde fotos, facturas e informes. Avise de un daño nuevo en tres días.',
  },
  'it.insurance.option-complain': {
    title: 'Reclamar, luego el árbitro (AAS)',
    says: 'Primero la aseguradora, luego el árbitro, por internet y sin abogado.',
    cost: '20 €.',
    time: '45 días, luego algunos meses.',
    risk: 'Decide solo con papeles.',
    bestFor: 'El no no tiene un motivo claro.',
  },
  'it.insurance.option-court': {
    title: 'Ir al juzgado',
    says: 'Primero una mediación o negociación con abogados. Luego un juez.',
    cost: 'Abogado y tasas, o ayuda legal.',
    time: 'Años.',
    risk: 'Costas si pierde.',
    bestFor: 'Una cantidad grande y buenas pruebas.',
  },
  'it.insurance.insight-late-notice': {
    says: 'Avisar tarde del daño no acaba con su derecho, salvo que fuera a propósito.',
    actionable: 'Diga por qué fue tarde.',
  },
  'it.insurance.warning-quittance': {
    says: 'No firme que la cantidad lo cierra todo (quietanza a saldo) si es demasiado baja. Puede tomarla como pago parcial.',
  },
  'it.insurance.right-lawyers': {
    says: 'Antes de demandar por un accidente debe invitar a la otra parte a un acuerdo con abogados (negoziazione assistita).',
  },
}
