/** The French words of Ireland: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_FR: Words = {
  'ie.buy.myth-policy': {
    says: 'Une règle du magasin ou une vieille garantie ne peut pas vous enlever vos droits selon le Consumer Rights Act 2022.',
  },
  'ie.buy.want': {
    says: 'Vous pouvez demander si le contrat est juste et si la société a tenu sa part.',
  },
  'ie.buy.reality': {
    says: 'Une société ne peut pas décider seule qui a raison. Vos droits viennent de la loi, pas de ses règles.',
  },
  'ie.buy.who': {
    says: 'La Competition and Consumer Protection Commission (CCPC) vous dit vos droits. Elle ne traite pas les cas isolés.',
  },
  'ie.buy.rights': {
    says: 'Les biens doivent être comme décrits, de qualité correcte et faire leur travail. Sinon, vous avez des recours.',
  },
  'ie.buy.not-yet': {
    says: 'Ils ne peuvent pas prendre vos biens sans un jugement.',
  },
  'ie.buy.right-thirty': {
    says: 'Si un bien a un défaut, vous pouvez mettre fin au contrat et être remboursé dans les 30 jours.',
  },
  'ie.buy.right-repair': {
    says: 'Après 30 jours, vous pouvez demander une réparation gratuite ou un bien neuf. Si cela échoue, une baisse de prix ou le remboursement.',
  },
  'ie.buy.right-year': {
    says: 'Dans les 12 premiers mois, la loi considère que le défaut était là dès le début.',
  },
  'ie.buy.right-services': {
    says: 'Un service doit être fait avec compétence et soin, pour un prix juste et dans un délai juste.',
  },
  'ie.buy.right-cancel': {
    says: 'Si vous avez acheté en ligne, par téléphone ou à votre porte, vous avez 14 jours pour annuler sans motif.',
  },
  'ie.buy.right-terms': {
    says: 'Une clause abusive ne vous lie pas.',
  },
  'ie.buy.cancel': {
    says: 'Vous avez 14 jours pour annuler. Pour un bien, ils courent du jour où vous l’avez reçu. Nous comptons depuis la date du papier.',
    action: 'Annuler par écrit, si vous avez acheté en ligne, par téléphone ou à votre porte',
    consequence: 'Après, annuler devient plus difficile.',
  },
  'ie.buy.insight-warranty': {
    says: 'Une garantie s’ajoute à la loi. Elle ne la remplace pas.',
    actionable: 'Écrivez que vous utilisez vos droits selon le Consumer Rights Act 2022.',
  },
  'ie.buy.right-small-claims': {
    says: 'Pour une petite somme, il y a la procédure des petits litiges de la District Court. Elle est peu chère et sans avocat.',
  },
  'ie.buy.right-telco': {
    says: 'Un contrat de téléphone ou d’internet peut vous lier 24 mois au plus. S’il continue après, vous pouvez partir avec un mois de préavis, sans frais.',
  },
}
