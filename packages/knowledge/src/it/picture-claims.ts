/** Claims for pictures and texts in Italy (legge 633/1941). */
import { pictureClaimRows } from '../europe/picture-claims.ts'
import { cite } from './cite-law.ts'

const LDA = {
  title: 'Legge 633/1941 (diritto d’autore)',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1941-04-22;633',
}

export const PICTURE_CLAIMS = pictureClaimRows({
  country: 'it',
  years: 5,
  works: { ...LDA, provision: 'articoli 1, 2, 87 e 90', inForceFrom: '1942-12-18' },
  quoting: { ...LDA, provision: 'articolo 70', inForceFrom: '2003-04-29' },
  harm: { ...LDA, provision: 'articolo 158', inForceFrom: '2006-04-22' },
  proof: cite('cc', 'articolo 2697'),
  tooOld: cite('cc', 'articolo 2947'),
})
