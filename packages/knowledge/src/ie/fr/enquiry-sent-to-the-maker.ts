/** The French words of the rows in ../enquiry-sent-to-the-maker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SENT_TO_THE_MAKER_FR: Words = {
  'ie.ask.sent-to-the-maker': {
    says: 'Votre contrat est avec le magasin : c’est lui qui doit régler le défaut, pas le fabricant. Un défaut des 12 premiers mois est présumé d’origine, sauf preuve de sa part. Demandez par écrit réparation gratuite ou remplacement dans un délai juste. Si cela échoue : réduction ou remboursement. Dans les 30 premiers jours, l’argent tout de suite. Ensuite small claims, jusqu’à 2 000 €.',
  },
}
