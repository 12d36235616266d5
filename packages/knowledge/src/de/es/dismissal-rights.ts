/** What the law gives to a worker who is dismissed, what to beware of, and false beliefs: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_ES: Words = {
  'de.job.right-form': {
    says: 'Un despido (Kündigung) por correo electrónico, mensaje o sin firma a mano no tiene efecto.',
  },
  'de.job.right-protection': {
    says: 'Después de seis meses, en una empresa con más de diez puestos completos, su empleador necesita una razón legal.',
  },
  'de.job.right-notice': {
    says: 'El plazo es de al menos cuatro semanas hasta el 15 o el final del mes. Crece con sus años, de uno a siete meses.',
  },
  'de.job.right-at-once': {
    says: 'Un despido inmediato exige un motivo muy grave, usado en dos semanas. Casi siempre debe haber antes un aviso. Pida el motivo: deben dárselo por escrito.',
  },
  'de.job.right-block-time': {
    says: '¿Despido por su conducta? La agencia puede parar el paro doce semanas (Sperrzeit), pero no si el despido es ilegal. Tiene un mes para oponerse.',
  },
  'de.job.right-special': {
    says: '¿Embarazo? ¿Permiso parental? ¿Discapacidad grave? ¿Comité de empresa? Entonces un despido necesita permiso de una oficina o está prohibido.',
  },
  'de.job.right-council': {
    says: 'Si hay comité de empresa (Betriebsrat), debe ser consultado antes de cada despido.',
  },
  'de.job.right-papers': {
    says: 'Tiene derecho a un certificado de trabajo justo (Zeugnis). Las vacaciones que no pudo tomar se pagan.',
  },
  'de.job.right-social-choice': {
    says: 'En un despido por razones de la empresa, el empleador debe elegir con justicia. Cuentan los años, la edad, las personas a cargo y la discapacidad.',
  },
  'de.job.right-search-time': {
    says: 'Después del aviso puede pedir tiempo libre para buscar trabajo.',
  },
  'de.job.warn-three-weeks': {
    says: 'Hablar, una promesa o una carta al empleador no detiene las tres semanas. Solo lo hace una demanda en el juzgado.',
  },
  'de.job.warn-block': {
    says: 'Puede quedarse sin subsidio de desempleo hasta doce semanas (Sperrzeit). Pregunte a la Agentur für Arbeit antes de aceptar nada.',
  },
  'de.job.warn-clauses': {
    says: 'Muchos contratos hacen caducar el sueldo pendiente a los tres meses. Reclámelo pronto por escrito.',
  },
  'de.job.insight-settle': {
    says: 'El juzgado laboral empieza con una charla para un acuerdo. Los empleadores a menudo pagan allí para acabar con la duda.',
    actionable: 'Presente la demanda a tiempo y después negocie.',
  },
  'de.job.insight-1a': {
    says: 'La carta ofrece dinero si no va al juzgado (§ 1a KSchG): medio mes de sueldo por cada año.',
    actionable: 'Compárelo con sus posibilidades antes de que acaben las tres semanas.',
  },
  'de.job.tactic-power': {
    says: 'Si firmó alguien distinto del jefe o del jefe de personal sin poder original (Vollmacht), rechácelo en una semana más o menos.',
    risk: 'El empleador puede enviar otra carta. Presente su demanda de todos modos.',
    notWhen: 'Firmó el dueño o el jefe de personal.',
  },
  'de.job.myth-severance': {
    says: 'No hay un pago automático (Abfindung) por despido. Viene de un acuerdo, un plan social o una oferta en la carta.',
  },
  'de.job.myth-sick': {
    says: 'Pueden despedirle mientras está enfermo. Pero la enfermedad sola rara vez es una buena razón.',
  },
  'de.job.myth-oral': {
    says: 'Un despido de palabra, por chat o por correo electrónico no tiene efecto. Diga que seguirá trabajando y pida consejo.',
  },
  'de.job.element-signature': {
    says: 'Un despido (Kündigung) necesita papel y firma a mano.',
    name: 'Una firma en papel',
    ifMissing:
      'No vemos firma. Sin firma a mano en papel el despido no vale. Vaya al tribunal de todos modos.',
  },
  'de.job.right-mass': {
    says: 'Si muchos deben irse en 30 días, la empresa debe comunicarlo antes a la Agentur für Arbeit. Pregunte al comité de empresa por un plan social (Sozialplan).',
  },
  'de.job.right-illness': {
    says: '¿Más de seis semanas de baja en un año? La empresa debió ofrecer antes una charla para conservar su puesto (BEM). Sin ella le será difícil ganar.',
  },
}
