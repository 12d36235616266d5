/** The Spanish words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'es.insurance.want': {
    says: 'Una aseguradora dice que no, paga menos, termina la póliza o pide una prima.',
  },
  'es.insurance.who': {
    says: 'Es una aseguradora privada. La vigila la Dirección General de Seguros (DGSFP).',
  },
  'es.insurance.rights': {
    says: 'Puede pedir los motivos, enviar su perito, reclamar gratis y demandar.',
  },
  'es.insurance.reality': {
    says: 'Un primer no no es definitivo. Las cláusulas que limitan sus derechos solo valen si destacan y las firmó.',
  },
  'es.insurance.no-court': {
    says: 'Por una prima impagada no puede quitarle dinero sin un juzgado.',
  },
  'es.insurance.time': {
    says: 'Tiene dos años para reclamar daños en cosas y cinco en seguros de personas.',
  },
  'es.insurance.right-forty': {
    says: 'En 40 días desde su aviso debe pagar al menos lo que sabe que debe.',
  },
  'es.insurance.right-interest': {
    says: 'Si no paga en tres meses sin causa justa, le debe intereses altos.',
  },
  'es.insurance.right-limits': {
    says: 'Las cláusulas limitativas deben destacar y estar aceptadas por escrito.',
  },
  'es.insurance.right-expert': {
    says: 'Si no hay acuerdo sobre el daño, puede nombrar su perito. Un tercero decide.',
  },
  'es.insurance.right-month': {
    says: 'Si no paga una prima posterior, la cobertura se para un mes después. Si no reclama en seis meses, el contrato termina.',
  },
  'es.insurance.right-one-month-leave': {
    says: 'Puede evitar la renovación avisando un mes antes. La aseguradora, dos meses.',
  },
  'es.insurance.step-reasons': {
    says: 'Pida por escrito el motivo, la cláusula y el informe del perito.',
  },
  'es.insurance.step-sac': {
    says: 'Reclame a su servicio de atención o defensor del asegurado. Guarde prueba de la fecha.',
  },
  'es.insurance.step-dgsfp': {
    says: 'Si dice que no o no contesta a tiempo, reclame gratis ante la DGSFP.',
  },
  'es.insurance.step-proof': {
    says: 'Guarde fotos, facturas e informes. Comunique un siniestro nuevo en siete días.',
  },
  'es.insurance.option-complain': {
    title: 'Reclamar',
    says: 'Primero a la aseguradora y después a la DGSFP.',
    cost: 'Nada.',
    time: 'Uno o dos meses, después varios meses.',
    risk: 'El informe de la DGSFP no obliga a la aseguradora.',
    bestFor: 'El no carece de un motivo claro.',
  },
  'es.insurance.option-expert': {
    title: 'Nombrar su perito',
    says: 'Su perito y el de ellos miran el daño. Un tercero decide.',
    cost: 'Su perito y la mitad del tercero.',
    time: 'Semanas.',
    risk: 'Puede costar más de lo que gana.',
    bestFor: 'Aceptan pagar, pero poco.',
  },
  'es.insurance.option-court': {
    title: 'Ir al juzgado',
    says: 'El juez puede ordenar el pago con intereses. Hasta 2.000 € sin abogado.',
    cost: 'Abogado si pasa de 2.000 €.',
    time: 'Meses.',
    risk: 'Costas si pierde.',
    bestFor: 'Mucho dinero y buenas pruebas.',
  },
  'es.insurance.insight-small-print': {
    says: 'Si la cláusula no se firmó aparte, quizá no vale.',
    actionable: 'Busque su firma bajo las condiciones particulares.',
  },
  'es.insurance.warning-sign-less': { says: 'No firme un finiquito si la cantidad es baja.' },
}
