/** Claims for pictures and texts in Belgium (Code de droit économique / Wetboek van economisch recht, book XI). */
import { pictureClaimRows } from '../europe/picture-claims.ts'
import { LAW } from './law.ts'

const BOOK_ELEVEN = {
  title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
  inForceFrom: '2015-01-01',
}

export const PICTURE_CLAIMS = pictureClaimRows({
  country: 'be',
  years: 5,
  works: { ...BOOK_ELEVEN, provision: 'article XI.165' },
  quoting: { ...BOOK_ELEVEN, provision: 'article XI.189' },
  harm: { ...BOOK_ELEVEN, provision: 'article XI.335' },
  proof: LAW.proof,
  tooOld: { ...LAW.tenYears, provision: 'article 2262bis, § 1, alinéa 2' },
})
