/** Who collects a debt, and what a collector may not do: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_NL: Words = {
  'nz.debt.who': {
    says: 'Een incassobureau (debt collector) werkt voor het bedrijf waaraan u iets schuldig was, of heeft de schuld gekocht. Het heeft geen macht van een rechter, een deurwaarder (bailiff) of de politie.',
  },
  'nz.debt.right-no-harass': {
    says: 'U hebt het recht niet lastiggevallen, gedwongen of misleid te worden.',
  },
  'nz.debt.right-private': {
    says: 'Ze horen uw baas, familie of buren niets over de schuld te vertellen. U kunt vragen wat ze over u bewaren.',
  },
  'nz.debt.tactic-writing': {
    says: 'Houd het schriftelijk. Vraag hun om alleen e-mail of brieven te gebruiken.',
    risk: 'Brieven zijn langzamer dan telefoontjes.',
    notWhen: 'Er is bijna een zittingsdag bij de rechter.',
  },
}
