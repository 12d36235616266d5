/** The Spanish words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_ES: Words = {
  'ca.refused.reality': {
    says: 'Es la última palabra de la empresa, no de su caso. Alguien independiente puede verlo.',
  },
  'ca.refused.deadline': {
    says: 'Tiene 180 días desde la respuesta final.',
    action: 'Enviar la queja a OBSI',
    consequence: 'Después OBSI puede negarse a verla.',
  },
  'ca.refused.right-free': {
    says: 'OBSI es gratis y no necesita abogado. Desde el 1 de noviembre de 2024 es el único para todos los bancos.',
  },
  'ca.refused.right-court': {
    says: 'OBSI recomienda y las empresas suelen seguirlo. Aún puede ir a juicio.',
  },
  'ca.refused.step-send': {
    says: 'Guarde esta carta. Reclame en línea ante OBSI, con extractos y notas.',
  },
  'ca.refused.option-body': {
    title: 'Acudir al organismo gratuito',
    cost: 'Gratis.',
    time: 'Unos meses.',
    risk: 'Bajo. No paga nada si pierde.',
    bestFor: 'Sigue pensando que la empresa se equivocó.',
    says: 'Diga qué falló, qué perdió y qué quiere, con esta carta.',
  },
  'ca.refused.right-others': {
    says: 'Para teléfono, internet y TV es la CCTS, gratis y por lo general en un año. Para seguros, la carta nombra el organismo.',
  },
  'ca.refused.step-others': {
    says: 'Guarde esta carta y busque el organismo que nombra. Envíele pronto sus papeles.',
  },
}
