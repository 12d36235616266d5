/** The French words of the rows in ../demands-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const DEMANDS_AND_BREAKS_FR: Words = {
  'us.store.want': {
    says: 'Un magasin ou son cabinet d’avocats veut de l’argent parce qu’il dit que des marchandises ont été prises.',
  },
  'us.store.right-proof': {
    says: 'La somme ne peut pas dépasser ce que fixe la loi de l’État. Si vous ne payez pas, le magasin doit prouver au tribunal la prise et sa perte.',
  },
  'us.store.right-apart': {
    says: 'Payer ne met pas fin à une affaire pénale. La lettre ne peut ni le promettre ni en menacer.',
  },
  'us.store.step': {
    says: 'N’appelez pas et n’expliquez pas ce qui s’est passé. S’il peut y avoir une affaire pénale, parlez d’abord à un avocat.',
  },
  'us.store.option': {
    says: 'Demandez par écrit la loi, les marchandises et la somme, et ne reconnaissez rien.',
    title: 'Demander des preuves par écrit',
    cost: 'Gratuit',
    time: 'Au plus tard à la date indiquée dans la lettre',
    risk: 'Le magasin peut aller au tribunal des petits litiges (small claims court). Il le fait rarement.',
    bestFor: 'Les marchandises ont été rendues ou ce n’est pas vrai.',
  },
  'us.check.right-bounced': {
    says: 'La loi de l’État limite les frais pour un chèque refusé et donne le plus souvent quelques jours pour payer avant que la somme monte. Une erreur n’est pas un délit.',
  },
  'us.story.arrested': {
    says: 'Ne parlez des faits à personne, sauf à un avocat. Allez à chaque audience. Demandez un avocat gratuit (public defender) si vous ne pouvez pas payer. Pour une première affaire, demandez une solution sans procès (diversion).',
  },
  'us.story.warrant': {
    says: 'Appelez aujourd’hui le greffe (clerk) ou un avocat et demandez comment remettre l’affaire sur la liste. Venir de vous-même est le plus souvent mieux vu que d’être trouvé.',
  },
  'us.story.drunk': {
    says: 'Il y a deux affaires : le tribunal et le permis. Le délai pour sauver le permis est souvent de 7 à 15 jours. Demandez cette audience maintenant et voyez un avocat avant le tribunal.',
  },
  'us.story.store-letter': {
    says: 'La lettre est une demande civile, à part de toute affaire pénale. Payer ne met pas fin à une accusation. La loi de l’État limite la somme, et le magasin doit la prouver. Parlez à un avocat avant d’écrire.',
    dependsOn: 'votre État et ce qui s’est passé',
  },
  'us.story.sick': {
    says: 'Aucune loi fédérale ne donne de jours de maladie payés. Mais beaucoup d’États et de villes en donnent et interdisent de punir ceux qui les prennent. Les entreprises de 50 travailleurs doivent le plus souvent accorder un congé non payé pour une maladie grave.',
    dependsOn: 'votre État, votre ville et la taille de l’entreprise',
  },
  'us.story.breaks': {
    says: 'La loi fédérale n’exige pas de pauses pour les adultes, mais les pauses courtes sont du temps payé. Beaucoup d’États les exigent, comme la Californie, New York, Washington, l’Illinois et le Massachusetts.',
    dependsOn: 'votre État',
  },
  'us.story.not-served': {
    says: 'Demandez au tribunal le dossier et la preuve de remise des papiers (proof of service). Si rien ne vous a été remis, demandez tout de suite d’annuler le jugement et d’arrêter la saisie. Dites pourquoi et quelle est votre défense.',
  },
  'us.story.bugs': {
    says: 'Le propriétaire doit le plus souvent garder le logement en bon état. Écrivez avec des photos et une date, appelez l’inspecteur de la ville. N’arrêtez pas de payer avant de connaître la règle de votre État.',
    dependsOn: 'votre État et votre bail',
  },
  ...stateWords('sick-days', {
    'AZ CA IL MA MI NJ NY WA':
      'la plupart des travailleurs gagnent selon la loi des jours de maladie payés, et on ne peut pas les punir de les prendre',
  }),
  ...stateWords('store-demand', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un magasin peut réclamer les marchandises et une somme que la loi limite. Les parents peuvent devoir payer pour un enfant',
  }),
  ...stateWords('work-breaks', {
    CA: 'vous avez 30 minutes pour un repas dans un poste de plus de cinq heures, et dix minutes de repos toutes les quatre heures. Une pause manquée coûte à l’entreprise une heure de paie',
    IL: 'vous avez 20 minutes pour un repas dans un poste de sept heures et demie',
    MA: 'vous avez 30 minutes pour un repas dans un poste de plus de six heures',
    NY: 'vous avez le plus souvent 30 minutes pour le déjeuner dans un poste de plus de six heures',
    WA: 'vous avez 30 minutes pour un repas dans un poste de plus de cinq heures, et dix minutes de repos toutes les quatre heures',
  }),
}
