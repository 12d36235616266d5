/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_FR: Words = {
  'nl.ask.ww-length': {
    says: 'Cela dure trois mois au moins. Si vous avez travaillé quatre des cinq dernières années, comptez vos années de travail. Les dix premières donnent un mois chacune, les suivantes depuis 2016 un demi-mois, jusqu’à 24 mois. Un temps plus court a été prévu. Demandez à l’UWV ce qui vaut le premier jour sans travail.',
    dependsOn: 'le nombre d’années de travail',
  },
}
