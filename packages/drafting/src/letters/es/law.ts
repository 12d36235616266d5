/** The law that letters in Spanish name. Where a rule of the knowledge base holds it, that rule says when it was checked. */
import type { LetterLaw } from '@plainletter/contracts/draft'

const spanish = (title: string, id: string, provision: string): LetterLaw => ({
  title,
  provision,
  url: `https://www.boe.es/buscar/act.php?id=${id}`,
})

export const LAW = {
  proof: spanish('Ley de Enjuiciamiento Civil', 'BOE-A-2000-323', 'artículo 217 de la LEC'),
  exempt: spanish('Ley de Enjuiciamiento Civil', 'BOE-A-2000-323', 'artículos 605 a 607 de la LEC'),
  dismissal: spanish(
    'Estatuto de los Trabajadores',
    'BOE-A-2015-11430',
    'artículos 53 y 55 del Estatuto de los Trabajadores',
  ),
  taxReview: spanish(
    'Ley General Tributaria',
    'BOE-A-2003-23186',
    'artículo 222 de la Ley General Tributaria',
  ),
  townReview: spanish(
    'Ley Reguladora de las Haciendas Locales',
    'BOE-A-2004-4214',
    'artículo 14.2 de la Ley Reguladora de las Haciendas Locales',
  ),
  higherOffice: spanish(
    'Ley 39/2015, del Procedimiento Administrativo Común',
    'BOE-A-2015-10565',
    'artículo 121 de la Ley 39/2015',
  ),
  fineClaims: spanish(
    'Ley sobre Tráfico, Circulación de Vehículos a Motor y Seguridad Vial',
    'BOE-A-2015-11722',
    'artículo 95 de la Ley de Tráfico',
  ),
  officeClaims: spanish(
    'Ley 39/2015, del Procedimiento Administrativo Común',
    'BOE-A-2015-10565',
    'artículo 76 de la Ley 39/2015',
  ),
  benefitClaim: spanish(
    'Ley reguladora de la jurisdicción social',
    'BOE-A-2011-15936',
    'artículo 71 de la LRJS',
  ),
  data: spanish(
    'Ley Orgánica 3/2018 de Protección de Datos',
    'BOE-A-2018-16673',
    'artículo 20 de la Ley Orgánica 3/2018',
  ),
} as const satisfies Record<string, LetterLaw>
