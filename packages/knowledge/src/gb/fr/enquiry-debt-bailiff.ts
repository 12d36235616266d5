/** Questions sur les dettes et les huissiers (bailiffs) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_BAILIFF_FR: Words = {
  'gb.ask-debt.bailiff-open-door': {
    says: 'Gardez toutes les portes fermées à clé. Un bailiff peut entrer par une porte non verrouillée, ou que vous ouvrez, devant ou derrière. Pas par une fenêtre, ni en vous bousculant. Pour la council tax et la plupart des dettes, il ne peut pas forcer une porte fermée à la première visite. Parlez par la fente aux lettres, par téléphone ou par écrit.',
  },
  'gb.ask-debt.bailiff-entry': {
    says: 'Vous n’êtes pas obligé de les laisser entrer à une première visite. Pour l’impôt local (council tax), les amendes de stationnement et la plupart des décisions (judgments), ils ne peuvent pas forcer l’entrée. Les amendes de tribunal impayées sont différentes.',
  },
  'gb.ask-debt.bailiff-goods': {
    says: 'Ils ne peuvent pas prendre l’essentiel, comme lits, cuisinière ou frigo, ni ce qui est à d’autres. Les outils et un véhicule utiles à votre propre travail sont protégés jusqu’à £1,350 en tout.',
    dependsOn: 'ce que c’est, à qui c’est et si vous en avez besoin',
  },
  'gb.ask-debt.council-tax-prison': {
    says: 'En Angleterre, un tribunal ne peut le faire qu’en dernier recours. Il faut que vous ayez pu payer et refusé, ou gravement manqué de le faire. Il doit d’abord regarder vos moyens. Prenez conseil et allez à toute audience.',
    dependsOn: 'si vous pouviez payer et avez refusé, ou gravement manqué de le faire',
  },
  'gb.ask-debt.council-tax-prison-wales': {
    says: 'Au pays de Galles, personne n’est envoyé en prison pour l’impôt local (council tax) depuis le 1er avril 2019. La mairie (council) peut encore encaisser d’autres façons.',
  },
  'gb.ask-debt.bailiff-wait': {
    says: 'Un bailiff doit d’abord envoyer un avis (notice of enforcement) et attendre sept jours entiers. Les dimanches et jours fériés ne comptent pas, et un tribunal peut permettre moins. Appelez avant ce jour : jusque-là les frais restent à la première étape.',
  },
}
