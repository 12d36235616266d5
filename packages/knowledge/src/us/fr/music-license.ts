/** The French words of the rows in ../music-license.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENSE_FR: Words = {
  'us.music.want': {
    says: 'Une organisation de droits de musique veut que votre commerce achète une licence pour jouer ses chansons en public.',
  },
  'us.music.reality': {
    says: 'Ce n’est ni un papier du tribunal ni un impôt. Mais la musique jouée pour des clients demande le plus souvent une licence.',
  },
  'us.music.right-small': {
    says: 'Les petits magasins et restaurants n’ont pas besoin de licence pour une radio ou une télé, s’ils restent dans les limites de taille ou de haut-parleurs. Les streams, disques et groupes en direct ne sont pas couverts.',
  },
  'us.music.right-need': {
    says: 'Seule une exécution en public demande une licence. Demandez quelles chansons auraient été jouées, quand, et pour qui ils agissent.',
  },
  'us.music.right-rate': {
    says: 'Un petit commerce qui trouve le prix injuste peut demander à un tribunal fédéral proche d’examiner le tarif.',
  },
  'us.music.warn': {
    says: 'Ne l’ignorez pas si vous jouez de la musique. Un tribunal peut accorder 750 $ ou plus pour chaque chanson.',
  },
  'us.music.step': {
    says: 'Notez quelle musique vous jouez, de quelle source, et la taille de votre salle. Vérifiez si votre service de musique couvre déjà les commerces.',
  },
  'us.music.option-answer': {
    says: 'Dites ce que vous jouez et que la règle des petits magasins le couvre, ou demandez le prix pour votre taille.',
    title: 'Répondre avec les faits',
    cost: 'Gratuit',
    time: 'Une courte lettre',
    risk: 'Si une licence est due, l’usage passé reste dû.',
    bestFor: 'Vous jouez seulement une radio ou une télé, ou pas de musique.',
  },
  'us.music.option-stop': {
    says: 'Arrêtez la musique, ou utilisez un service avec licence pour les commerces.',
    title: 'Arrêter ou passer à une musique avec licence',
    cost: 'Dépend du service',
    time: 'Aujourd’hui',
    risk: 'Cela ne règle pas l’usage passé.',
    bestFor: 'Vous ne voulez pas de licence à vous.',
  },
}
