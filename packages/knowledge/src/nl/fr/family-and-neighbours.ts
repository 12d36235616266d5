/** Voisins, succession, pension et séjour, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_NEIGHBOURS_FR: Words = {
  'nl.ask.neighbour-noise': {
    says: 'Un voisin ne peut pas causer un trouble illégal (onrechtmatige hinder). Parlez d’abord, tenez un journal, puis demandez la médiation gratuite (buurtbemiddeling).',
  },
  'nl.ask.neighbour-tree': {
    says: 'Les arbres doivent être le plus souvent à deux mètres de la limite, les haies à un demi-mètre. La commune peut fixer autre chose. Écrivez avant de couper.',
  },
  'nl.ask.estate': {
    says: 'Vous ne payez de votre argent que si vous acceptez tout. Au tribunal, vous pouvez refuser, ou accepter seulement après un inventaire (beneficiair). Choisissez avant de toucher à quoi que ce soit : vendre ou consommer peut valoir acceptation. Un souvenir sans valeur, en général non. Un notaire ou le tribunal aide. Écrivez aux firmes que vous choisissez encore.',
  },
  'nl.ask.maintenance': {
    says: 'Les deux parents paient pour un enfant selon leurs moyens. Un juge peut changer la somme si votre revenu ou votre vie change.',
  },
  'nl.stay.right-short': {
    says: 'En cas de refus, le délai pour s’opposer est souvent de quatre semaines. Regardez la fin de la lettre et voyez vite un avocat.',
  },
  'nl.ask.maintenance-unpaid': {
    says: 'Demandez au LBIO de recouvrer : c’est gratuit pour vous. Un paiement des six derniers mois doit manquer, et un juge doit avoir fixé la somme. Écrivez d’abord à votre ex.',
  },
  'nl.ask.maintenance-cannot-pay': {
    says: 'N’arrêtez pas de vous-même : la somme reste due jusqu’à ce qu’un juge la change ou que vous soyez d’accord par écrit. Demandez d’abord moins à votre ex, avec preuves. En cas de refus, un avocat demande le changement au tribunal ; avec peu de revenus il y a une aide (toevoeging). Une somme plus basse compte souvent dès la demande seulement. Si vous avez quitté l’emploi par choix, le juge peut refuser.',
  },
}
