/** Claims for pictures and texts in Spain (Ley de Propiedad Intelectual). */
import { pictureClaimRows } from '../europe/picture-claims.ts'
import { cite } from './cite-law.ts'

const LPI = {
  title: 'Ley de Propiedad Intelectual (LPI, TRLPI, Real Decreto Legislativo 1/1996)',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1996-8930',
}

export const PICTURE_CLAIMS = pictureClaimRows({
  country: 'es',
  years: 5,
  works: { ...LPI, provision: 'artículos 10, 17 y 128', inForceFrom: '1996-04-23' },
  quoting: { ...LPI, provision: 'artículo 32', inForceFrom: '2015-01-01' },
  harm: { ...LPI, provision: 'artículo 140', inForceFrom: '2006-06-07' },
  proof: cite('lec', 'artículo 217'),
  tooOld: { ...LPI, provision: 'artículo 140.3', inForceFrom: '2006-06-07' },
})
