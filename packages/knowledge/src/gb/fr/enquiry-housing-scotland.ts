/** Questions about renting in Scotland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_SCOTLAND_FR: Words = {
  'gb.ask-housing.scotland-evict': {
    says: 'En Écosse, un propriétaire a besoin d’un motif légal, d’un congé (notice to leave) et d’un ordre du tribunal. Le préavis est de 28 ou 84 jours. Vous pouvez rester jusqu’à la décision du tribunal.',
    dependsOn: 'le motif et la durée de votre vie là',
  },
  'gb.ask-housing.scotland-must-leave': {
    says: 'Vous n’avez pas à partir quand un congé (notice to leave) finit. Votre propriétaire doit obtenir un ordre d’expulsion du First-tier Tribunal, qui décide si c’est juste.',
  },
  'gb.ask-housing.scotland-rent': {
    says: 'En Écosse, le loyer peut augmenter une fois en 12 mois, avec trois mois de préavis sur le bon formulaire. Vous avez 21 jours pour demander un examen à Rent Service Scotland.',
    dependsOn: 'l’avis reçu',
  },
  'gb.ask-housing.scotland-deposit': {
    says: 'En Écosse, le propriétaire doit protéger le dépôt (deposit) dans les 30 jours ouvrés. Sinon, saisissez le tribunal dans les trois mois qui suivent la fin de la location. Il peut ordonner jusqu’à trois fois sa valeur. Le fonds règle les litiges gratuitement.',
  },
  'gb.ask-housing.scotland-repairs': {
    says: 'En Écosse, un propriétaire privé doit respecter la norme de réparation (repairing standard). Signalez-le par écrit. Si ce n’est pas réparé à temps, vous pouvez aller gratuitement au First-tier Tribunal.',
  },
  'gb.ask-housing.scotland-damp': {
    says: 'Depuis le 6 octobre 2026, les propriétaires en Écosse doivent examiner humidité ou moisissures dans les 10 jours ouvrés après votre signalement. Ils doivent envoyer un résumé dans les 3 suivants et commencer les travaux dans les 5.',
  },
  'gb.ask-housing.scotland-entry': {
    says: 'En Écosse, un propriétaire doit prévenir au moins 48 heures avant d’entrer, sauf urgence. Vous pouvez refuser une heure déraisonnable.',
  },
  'gb.ask-housing.scotland-leave': {
    says: 'Avec une « private residential tenancy », vous pouvez partir avec 28 jours de préavis écrit. Il n’y a pas de durée fixe à attendre.',
  },
  'gb.ask-housing.scotland-locked-out': {
    says: 'Vous faire partir de force sans ordre du tribunal est un délit. Appelez la police au 101, ou au 999 si vous vous sentez en danger, et appelez Shelter Scotland.',
  },
  'gb.ask-housing.scotland-arrears': {
    says: 'Appelez votre propriétaire et offrez un plan. En Écosse, un propriétaire devrait vous aider pour le retard avant d’aller au tribunal. Le tribunal regarde si l’expulsion est juste.',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: "Non, continuez à payer : un arriéré est un motif pour vous faire partir. Signalez chaque défaut par écrit, avec dates et photos. Si ce n'est pas réparé à temps, saisissez gratuitement le First-tier Tribunal. Il peut ordonner les travaux et baisser le loyer en attendant.",
  },
  'gb.ask-housing.scotland-sale': {
    says: 'Pour vendre ou pour y habiter, un propriétaire en Écosse doit donner 84 jours si vous y vivez depuis plus de six mois. 28 jours sont alors trop courts. Le congé (notice to leave) doit dire le motif. Même après, vous n’avez pas à partir : seul le First-tier Tribunal peut l’ordonner, si c’est juste. Changer les serrures est un délit. Continuez de payer et appelez Shelter Scotland au 0808 800 4444.',
  },
}
