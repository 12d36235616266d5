/** Claims for pictures and texts in the Netherlands (Auteurswet). */
import { pictureClaimRows } from '../europe/picture-claims.ts'
import { LAW } from './law.ts'

const AW = { title: 'Auteurswet (Aw)', url: 'https://wetten.overheid.nl/BWBR0001886/' }

export const PICTURE_CLAIMS = pictureClaimRows({
  country: 'nl',
  years: 5,
  works: { ...AW, provision: 'artikelen 1, 10 en 12', inForceFrom: '1912-11-01' },
  quoting: { ...AW, provision: 'artikel 15a', inForceFrom: '2004-09-01' },
  harm: { ...AW, provision: 'artikel 27', inForceFrom: '2007-05-01' },
  proof: LAW.proof,
  tooOld: { ...LAW.prescription, provision: 'artikel 3:310' },
})
