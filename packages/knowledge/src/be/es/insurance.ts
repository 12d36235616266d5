/** Decisiones de aseguradoras y titular del coche: las filas de Bélgica en español. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'be.fine.right-owner': {
    says: 'La ley toma al titular del coche por el conductor. Puede mostrar que no era usted. Diga quién conducía.',
  },
  'be.insurance.want': {
    says: 'La aseguradora le dice qué paga, o que no paga.',
  },
  'be.insurance.reality': {
    says: 'Es la opinión de la aseguradora. Puede preguntar por qué y acudir gratis a un defensor.',
  },
  'be.insurance.right-three-years': {
    says: 'Tiene tres años para reclamar a la aseguradora. Escriba mucho antes.',
  },
  'be.insurance.right-clock-stops': {
    says: 'Si avisó a tiempo, el plazo se para hasta que la aseguradora le escriba su decisión.',
  },
  'be.insurance.right-forgot': {
    says: 'Si olvidó decir algo sin querer, casi siempre solo pueden pagar menos.',
  },
  'be.insurance.right-late-notice': {
    says: 'Un aviso tardío solo cuenta contra usted si dañó a la aseguradora.',
  },
  'be.insurance.right-grave-fault': {
    says: 'Si hablan de falta grave (faute lourde, zware fout), el contrato debe nombrar ese mismo caso.',
  },
  'be.insurance.step-term': {
    says: 'Pregunte por escrito qué cláusula de la póliza usan, y pida copia.',
  },
  'be.insurance.step-file': {
    says: 'Reúna la póliza, fotos, facturas y cartas. Apunte el día de cada una.',
  },
  'be.insurance.step-complain': {
    says: 'Reclame primero a la aseguradora. Si sigue diciendo que no, acuda al defensor de seguros (Ombudsman).',
  },
  'be.insurance.option-answer': {
    says: 'Escriba por qué su motivo no encaja, con pruebas.',
    title: 'Responder a la aseguradora',
    cost: 'Un sello.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'El motivo es falso.',
  },
  'be.insurance.option-ombudsman': {
    says: 'El defensor de seguros mira su caso gratis.',
    title: 'Acudir al defensor',
    cost: 'Gratis.',
    time: 'Algunos meses.',
    risk: 'Vigile los tres años.',
    bestFor: 'La aseguradora sigue negándose.',
  },
}
