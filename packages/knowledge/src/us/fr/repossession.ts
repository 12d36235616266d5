/** The French words of the rows in ../repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const REPOSSESSION_FR: Words = {
  'us.car.right-deficiency': {
    says: 'S’ils ont pris et vendu la voiture, demandez comment ils ont calculé le reste (deficiency). La vente doit être juste.',
  },
  'us.car.right-notice': {
    says: 'Avant la vente d’une voiture reprise, vous devez recevoir un avis de vente. Sans lui, vous devez peut-être moins, ou rien.',
  },
  'us.car.right-back': {
    says: 'Jusqu’à la vente, vous pouvez récupérer la voiture en payant tout ce qui est dû et les frais. Certains États vous laissent payer seulement le retard.',
  },
  'us.car.right-peace': {
    says: 'Ils peuvent prendre une voiture sans tribunal seulement dans le calme : pas de force, pas de menaces, et sans forcer un garage.',
  },
  'us.car.step-papers': {
    says: 'Demandez le contrat de prêt, la liste des paiements, l’avis de vente et le prix de vente de la voiture.',
  },
  'us.car.right-military': {
    says: 'Avez-vous payé pour la voiture avant le début du service militaire actif ? Alors il leur faut l’ordre d’un tribunal pour la reprendre. Écrivez-leur tout de suite.',
  },
  'us.car.right-stay': {
    says: 'Déposer une demande de faillite (bankruptcy) arrête le plus souvent aussitôt la saisie ou la vente de l’auto, jusqu’à ce que le tribunal décide. Demandez avant à un avocat.',
  },
  'us.car.step-call': {
    says: 'Appelez le prêteur aujourd’hui. Demandez la somme exacte qui permet de récupérer l’auto, et jusqu’à quand. Après le jour indiqué dans l’avis, il peut la vendre.',
  },
  'us.car.step-things': {
    says: 'Demandez tout de suite par écrit vos affaires restées dans l’auto. Le prêteur ne peut ni les garder ni les vendre.',
  },
  'us.car.option-back': {
    title: 'Récupérer l’auto avant la vente',
    cost: 'Ce qui est dû, avec les frais de reprise et de garde',
    time: 'Avant la vente de l’auto',
    risk: 'Si vous manquez encore des paiements, ils peuvent la reprendre.',
    bestFor: 'Il vous faut l’auto et vous pouvez réunir l’argent.',
    says: 'Demandez la somme par écrit, payez en gardant une preuve et demandez l’auto aussitôt.',
  },
}
