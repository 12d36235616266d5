/** The Spanish words of Switzerland: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_ES: Words = {
  'ch.job.want': {
    says: 'Su empresa termina su trabajo.',
  },
  'ch.job.who': {
    says: 'En Suiza una empresa no necesita permiso. Pero hay plazos de preaviso y límites.',
  },
  'ch.job.real': {
    says: 'Sigue cobrando su sueldo hasta el final del preaviso.',
  },
  'ch.job.not-yet': {
    says: 'Después del periodo de prueba, un preaviso dado mientras está enfermo es nulo durante un tiempo. La ley fija ese tiempo.',
  },
  'ch.job.rights': {
    says: 'Puede pedir el motivo, oponerse a un despido injusto y tener un certificado justo.',
  },
  'ch.job.deadline-object': {
    says: 'Para reclamar por despido injusto, opóngase por escrito antes de que acabe el preaviso. Es casi siempre un mes o más, pero solo siete días en el periodo de prueba.',
    action: 'Enviar una oposición escrita (Einsprache) a la empresa',
    consequence: 'Pierde la reclamación por despido injusto.',
  },
  'ch.job.deadline-180': {
    says: 'Una demanda por despido injusto debe presentarse en 180 días desde el fin del trabajo. Por prudencia, cuente desde la carta.',
    action: 'Ir a la oficina de conciliación (Schlichtungsbehörde)',
    consequence: 'La reclamación termina.',
  },
  'ch.job.step-reason': {
    says: 'Pida por escrito el motivo del despido.',
  },
  'ch.job.step-object': {
    says: 'Si le parece injusto, opóngase por escrito antes de que acabe el preaviso. Diga que ofrece su trabajo.',
  },
  'ch.job.step-instant': {
    says: 'Escriba enseguida que no acepta el despido inmediato y que ofrece su trabajo.',
  },
  'ch.job.step-rav': {
    says: 'Inscríbase enseguida en la oficina de empleo (RAV), como muy tarde su primer día sin trabajo. Busque trabajo durante el preaviso.',
  },
  'ch.job.step-check': {
    says: 'Compruebe el preaviso: un mes el primer año, dos hasta el noveno, después tres, a fin de mes.',
  },
  'ch.job.right-reason': {
    says: 'Tiene derecho al motivo por escrito.',
  },
  'ch.job.right-block': {
    says: 'Si enferma durante el preaviso, se para: 30, 90 o 180 días según los años de trabajo.',
  },
  'ch.job.right-ref': {
    says: 'Tiene derecho a un certificado de trabajo (Arbeitszeugnis) en todo momento.',
  },
  'ch.job.right-instant': {
    says: 'Sin motivo grave, un despido inmediato cuesta a la empresa el sueldo del preaviso, y a veces más.',
  },
  'ch.job.option-object': {
    title: 'Oponerse e ir a conciliación',
    says: 'Primero escriba, después vaya a la oficina de conciliación gratis.',
    cost: 'Sin tasa judicial hasta CHF 30.000.',
    time: '180 días.',
    risk: 'Casi nunca recupera el puesto, pero sí dinero.',
    bestFor: 'El motivo es injusto.',
  },
  'ch.job.option-deal': {
    title: 'Pedir un final justo',
    says: 'Pida tiempo, dinero o un buen certificado.',
    cost: 'Nada.',
    time: 'Algunos días.',
    risk: 'Un papel firmado puede costarle el paro.',
    bestFor: 'Quiere irse bien.',
  },
  'ch.job.option-help': {
    title: 'Preguntar a un sindicato o asesor legal',
    says: 'Revisan el plazo y el motivo.',
    cost: 'Poco.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier persona despedida.',
  },
}
