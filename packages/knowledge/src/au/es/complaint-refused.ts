/** The Spanish words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_ES: Words = {
  'au.refused.reality': {
    says: 'Es la última palabra de la empresa, no de su caso. La AFCA puede mirarlo de nuevo.',
  },
  'au.refused.deadline': {
    says: 'Casi siempre tiene dos años desde la respuesta final. Antes es mejor, mientras los papeles y los recuerdos están frescos.',
    action: 'Enviar su queja a la AFCA',
    consequence: 'Después la AFCA puede negarse a mirarla.',
  },
  'au.refused.right-free': { says: 'La AFCA es gratis para usted y no necesita abogado.' },
  'au.refused.right-bind': {
    says: 'Si acepta su decisión, la empresa debe hacer lo que dice. Si no la acepta, aún puede ir al tribunal.',
  },
  'au.refused.step-gather': {
    says: 'Guarde esta carta. Ponga con ella sus cartas, extractos y notas de llamadas.',
  },
  'au.refused.option-afca': {
    says: 'Quéjese en línea. Diga qué salió mal, qué perdió y qué quiere.',
    title: 'Ir a la AFCA',
    cost: 'Gratis.',
    time: 'Algunos meses.',
    risk: 'Bajo. No paga nada si pierde.',
    bestFor: 'Sigue pensando que la empresa se equivocó.',
  },
  'au.refused.reality-ombudsman': {
    says: 'Es la última palabra de la empresa, no de su caso. Un defensor (ombudsman) puede mirarlo de nuevo.',
  },
  'au.refused.right-ombudsman': {
    says: 'El defensor (ombudsman) es gratis y no toma partido. Para teléfono e internet es el TIO. Para luz y agua es el de su estado.',
  },
  'au.refused.right-tribunal': {
    says: 'Para productos y servicios también puede ir al tribunal de su estado. Es barato, y casi nunca necesita abogado.',
  },
  'au.refused.step-gather-all': {
    says: 'Guarde esta carta. Ponga con ella sus facturas, correos y notas de llamadas, y envíelo todo pronto al defensor (ombudsman).',
  },
  'au.refused.step-pay': {
    says: 'Pague la parte que no disputa. Pida a la empresa que no le corte mientras el defensor (ombudsman) lo mira.',
  },
  'au.refused.option-ombudsman': {
    says: 'Quéjese en línea o por teléfono. Diga qué salió mal y qué quiere.',
    title: 'Ir al defensor (ombudsman)',
    cost: 'Gratis.',
    time: 'Algunas semanas o meses.',
    risk: 'Bajo. No paga nada si pierde.',
    bestFor: 'Sigue pensando que la empresa se equivocó.',
  },
}
