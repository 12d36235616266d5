/** The Spanish words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_ES: Words = {
  'nz.refused.reality': {
    says: 'Es la última palabra de la empresa, no de su caso. Alguien independiente puede mirarlo de nuevo.',
  },
  'nz.refused.right-free': {
    says: 'El servicio de quejas (dispute scheme) que nombra la carta es gratis para usted, y no necesita abogado. La empresa debe pertenecer a uno.',
  },
  'nz.refused.right-bind': {
    says: 'Si usted acepta su decisión, la empresa debe hacer lo que dice. Si no la acepta, todavía puede ir al tribunal.',
  },
  'nz.refused.right-others': {
    says: 'Para luz y gas es Utilities Disputes, para teléfono e internet Telecommunications Dispute Resolution. Los dos son gratis.',
  },
  'nz.refused.right-tribunal': {
    says: 'Por productos y servicios también puede ir al Disputes Tribunal, hasta 60.000 $. Los abogados no participan.',
  },
  'nz.refused.right-public': { says: 'Con un organismo público, el Ombudsman lo mira gratis.' },
  'nz.refused.step-keep': {
    says: 'Guarde esta carta y busque el servicio (dispute scheme) y el último día que nombra. Ese tiempo puede ser corto, así que escriba pronto.',
  },
  'nz.refused.step-gather': {
    says: 'Reúna sus cartas, extractos y notas de llamadas. Siga pagando lo que no disputa.',
  },
  'nz.refused.option-scheme': {
    says: 'Quéjese en línea. Diga qué salió mal, qué perdió y qué quiere, y añada esta carta.',
    title: 'Ir al servicio gratuito',
    cost: 'Gratis.',
    time: 'Unos meses.',
    risk: 'Bajo. No paga nada si pierde.',
    bestFor: 'Usted sigue creyendo que la empresa no tenía razón.',
  },
}
