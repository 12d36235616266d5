/** The Spanish words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_ES: Words = {
  'ie.refused.reality': {
    says: 'Es la última palabra de la empresa, no de su caso. Alguien independiente puede verlo de nuevo.',
  },
  'ie.refused.right-free': {
    says: 'El Financial Services and Pensions Ombudsman es gratis para usted. No necesita abogado.',
  },
  'ie.refused.right-time': {
    says: 'En general tiene seis años desde el fallo. En contratos largos, como pensiones o seguros de vida, pueden ser tres años desde que lo supo.',
  },
  'ie.refused.right-binding': {
    says: 'El Ombudsman intenta primero un acuerdo. Su decisión obliga a la empresa y puede darle dinero.',
  },
  'ie.refused.warn-binding': {
    says: 'La decisión formal también le obliga. Solo la High Court puede cambiarla, en 35 días.',
  },
  'ie.refused.step-gather': {
    says: 'Guarde esta carta: el Ombudsman la pide. Junte sus cartas, extractos y notas de llamadas.',
  },
  'ie.refused.step-send': {
    says: 'Reclame en línea ante el Ombudsman. Diga qué falló, qué perdió y qué quiere.',
  },
  'ie.refused.option-ombudsman': {
    title: 'Acudir al Ombudsman',
    cost: 'Gratis.',
    time: 'Unos meses.',
    risk: 'Bajo. No paga nada si pierde.',
    bestFor: 'Sigue pensando que la empresa se equivocó.',
    says: 'Envíe el formulario con esta carta. No inicie antes un juicio por lo mismo.',
  },
  'ie.refused.step-pay': { says: 'Siga pagando lo que no discute. Así no crecen deudas nuevas.' },
  'ie.refused.right-public': {
    says: 'Para un organismo público, como un ayuntamiento o la HSE, el Ombudsman es gratis. Suele tener 12 meses desde el fallo.',
  },
  'ie.refused.right-small': {
    says: 'Contra una empresa que le vendió algo, el procedimiento small claims llega hasta €2,000.',
  },
  'ie.refused.step-other': {
    says: 'Busque en la carta qué ombudsman se nombra. Envíele pronto esta respuesta y sus papeles.',
  },
}
