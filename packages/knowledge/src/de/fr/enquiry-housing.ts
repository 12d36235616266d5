/** Questions about living in a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'de.ask-home.sublet': {
    says: 'Pour une partie du logement, vous pouvez exiger l’accord, si vous avez une bonne raison née plus tard. Demandez d’abord par écrit.',
    dependsOn: 'si vous avez une bonne raison et avez demandé avant',
  },
  'de.ask-home.step-check': {
    says: 'Faites vérifier chaque congé par une association de locataires avant de signer ou partir.',
  },
  'de.ask-home.step-pay': {
    says: 'Continuez à payer le loyer. En cas d’arriéré, demandez tout de suite de l’aide au Jobcenter ou à l’office social.',
  },
  'de.ask-home.right-court': {
    says: 'Vous pouvez rester jusqu’à la décision d’un tribunal et la venue d’un huissier.',
  },
  'de.ask-home.guide-objection': {
    says: 'Opposez-vous pour dureté par écrit deux mois avant la fin du bail.',
  },
  'de.ask-home.guide-loan': {
    says: 'Demandez au Jobcenter ou à l’office social de prendre en charge les dettes de loyer par un prêt.',
  },
  'de.ask-home.guide-benefit': {
    says: 'Vérifiez l’aide au logement (Wohngeld). Elle part du mois de votre demande.',
  },
  'de.ask-home.guide-right-reason': {
    says: 'Un bailleur a besoin d’une raison légale, écrite dans une lettre signée sur papier.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Payer à temps toutes les dettes de loyer peut annuler un congé immédiat, une fois en deux ans.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'Vous pouvez voir les justificatifs d’un décompte de charges.',
  },
  'de.ask-home.guide-option-help': {
    title: 'Association de locataires ou avocat',
    says: 'Faites vérifier la lettre et votre contrat.',
    cost: 'Une cotisation annuelle, ou un bon pour un avocat.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute lettre du bailleur dont vous doutez.',
  },
  'de.ask-home.guide-warn': {
    says: 'N’arrêtez pas de payer le loyer de votre propre chef. Payez sous réserve et demandez conseil.',
  },
  'de.ask-home.broker': {
    says: 'Pour un logement loué, paie qui commande l’agent. Vous payez seulement si vous l’avez chargé par écrit et s’il a cherché ce logement pour vous seul. Tout autre accord est nul. L’argent versé peut se réclamer, le plus souvent pendant trois ans.',
  },
  'de.ask-home.pets': {
    says: 'Un bail ne peut pas interdire tous les chiens et chats. Le bailleur doit peser les deux côtés : taille, logement, voisins, vos raisons. Demandez par écrit avant. Les petits animaux en cage ou en aquarium n’ont pas besoin d’accord. Sans motif juste, un tribunal peut décider.',
    dependsOn: 'l’animal, le logement et les raisons des deux côtés',
  },
  'de.ask-home.sublet-refused': {
    says: 'Ne sous-louez pas sans l’accord du bailleur : cela peut vous coûter le logement. Mais pour une partie du logement, vous pouvez exiger cet accord. Il faut une bonne raison née après le contrat : travail à l’étranger, départ du partenaire, frais élevés. Garder une pièce suffit. « Pas d’inconnus » n’est pas une raison : seuls comptent cette personne, trop de monde ou une vraie charge. Demandez par écrit, avec nom, métier et délai. Après un refus, vous pouvez agir en justice pour l’accord et le loyer perdu.',
  },
}
