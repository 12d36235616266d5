/** Claims for pictures and texts in Switzerland (Urheberrechtsgesetz). */
import { pictureClaimRows } from '../europe/picture-claims.ts'

const URG = {
  title: 'Urheberrechtsgesetz (URG) / Loi sur le droit d’auteur (LDA)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1993/1798_1798_1798/de',
}

export const PICTURE_CLAIMS = pictureClaimRows({
  country: 'ch',
  years: 3,
  works: { ...URG, provision: 'Art. 2 und 10', inForceFrom: '2020-04-01' },
  quoting: { ...URG, provision: 'Art. 25', inForceFrom: '1993-07-01' },
  harm: { ...URG, provision: 'Art. 62', inForceFrom: '1993-07-01' },
  proof: {
    title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
    provision: 'Art. 8',
    url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
    inForceFrom: '1912-01-01',
  },
  tooOld: {
    title: 'Obligationenrecht (OR) / Code des obligations (CO)',
    provision: 'Art. 60',
    url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
    inForceFrom: '2020-01-01',
  },
})
