/** The words of the rows in ../enquiry-naspi-after-resigning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AFTER_RESIGNING_FR: Words = {
  'it.ask.naspi-after-resigning': {
    says: 'Cela dépend de la date de votre démission. Si c’était dans les douze mois avant la fin du nouveau travail, il faut 13 semaines de cotisations après cette démission. Si c’est plus ancien, 13 semaines en quatre ans suffisent. Une démission pour juste cause (giusta causa) ne vous nuit pas. Demandez à l’INPS sous 68 jours.',
    dependsOn: 'la date de votre démission',
  },
}
