/** Questions about running costs whose receipts the landlord will not show: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECEIPTS_REFUSED_FR: Words = {
  'de.ask-home.receipts-refused': {
    says: 'Pas avant d’avoir pu voir les pièces. Vous pouvez consulter chaque facture du décompte, sur papier ou en ligne. Écrivez : « Je demande à voir les pièces et retiens le supplément jusque-là. » Vérifiez l’année, la surface, la clé et les postes comme réparations ou gestion, qui ne sont pas à vous. Vous avez douze mois dès réception pour contester. Un Mieterverein vérifie.',
  },
}
