/** Rights of who gets a bailiff letter in England or Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_RIGHTS_FR: Words = {
  'gb.bailiff.right-hours': {
    says: 'Un huissier (bailiff) ne peut venir dans un logement qu’entre 6 heures du matin et 9 heures du soir. Un tribunal peut permettre d’autres heures.',
  },
  'gb.bailiff.right-door': {
    says: 'Vous avez le droit de garder votre porte fermée. Un huissier (bailiff) ne peut entrer que par une porte ou une autre entrée habituelle, pas par une fenêtre.',
  },
  'gb.bailiff.right-identity': {
    says: 'Vous avez le droit de voir la preuve de qui est l’huissier (bailiff) et de son pouvoir. Il peut la passer par la boîte aux lettres.',
  },
  'gb.bailiff.right-basic-goods': {
    says: 'Ils doivent laisser ce qu’il faut à votre logement : cuisinière ou micro-ondes, frigo, lave-linge, lits, table et chaises, chauffage, téléphone et vêtements.',
  },
  'gb.bailiff.right-tools': {
    says: 'Ils doivent laisser les outils, un ordinateur ou un véhicule utiles au travail ou aux études, jusqu’à £1,350 au total.',
  },
  'gb.bailiff.right-own-goods': {
    says: 'Ils ne peuvent prendre que des biens de la personne qui doit la dette. Cela comprend ce que vous possédez avec quelqu’un d’autre.',
  },
  'gb.bailiff.right-child-alone': {
    says: 'Ils ne peuvent pas entrer si seuls des enfants de moins de 16 ans ou des adultes vulnérables sont là.',
  },
  'gb.bailiff.right-vulnerable': {
    says: 'Si vous êtes malade, handicapé ou fragile, dites-le. Les frais de visite ne peuvent rester que si vous avez eu une vraie chance de prendre conseil avant.',
  },
  'gb.bailiff.right-pay-stops': {
    says: 'Si vous payez toute la somme et les frais avant une vente, ils doivent arrêter et rendre ce qu’ils ont pris.',
  },
  'gb.bailiff.right-blue-badge': {
    says: 'Ils ne peuvent pas prendre une voiture avec un Blue Badge valable, affiché car elle sert à transporter une personne handicapée.',
  },
  'gb.bailiff.right-court': {
    says: 'Si un huissier (bailiff) viole les règles, un tribunal peut ordonner de rendre vos biens ou de vous verser de l’argent. Prenez d’abord conseil, car les frais sont un risque.',
  },
  'gb.bailiff.right-business-rent': {
    says: 'Cela ne vaut que pour un bail écrit de locaux sans logement, et pour le seul loyer, d’au moins sept jours. Les charges ne comptent pas. Vous pouvez demander au tribunal d’annuler l’avis.',
  },
}
