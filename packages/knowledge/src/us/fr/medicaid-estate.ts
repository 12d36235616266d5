/** Letters by which a state wants Medicaid paid back from an estate: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_ESTATE_FR: Words = {
  'us.medicaid-estate.want': {
    says: 'L’État veut reprendre ce que Medicaid a payé pour quelqu’un. Il ne peut le prendre que sur ce que cette personne a laissé.',
  },
  'us.medicaid-estate.right-family': {
    says: 'Tant que vit le mari ou la femme, l’État ne peut pas recouvrer. Il en va de même pour un enfant de moins de 21 ans, ou aveugle ou handicapé à tout âge.',
  },
  'us.medicaid-estate.right-hardship': {
    says: 'Chaque État doit prévoir de renoncer à sa demande en cas de difficulté excessive (undue hardship). Demandez le formulaire, son délai, et comment contester un refus.',
  },
  'us.medicaid-estate.step-write': {
    says: 'Écrivez au service avant sa date. Dites qui est encore en vie, joignez des preuves, et demandez la liste de ce que Medicaid a payé.',
  },
}
