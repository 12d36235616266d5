/** Questions about money that police kept, a camera of a neighbor, and movers who hold the goods: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_FR: Words = {
  'us.ask-criminal.seized-cash': {
    says: 'Cela s’appelle la confiscation civile (civil forfeiture), et vous pouvez la combattre. Demandez par écrit quelle agence détient l’argent. Une agence fédérale doit le plus souvent envoyer un avis dans les 60 jours. Déposez une réclamation (claim) gratuite avant le jour qui y figure, au moins 35 jours après l’envoi. Un juge doit alors décider. Les États ont leurs propres délais, souvent plus courts. Prenez un avocat maintenant, et gardez la preuve d’où vient l’argent.',
  },
  'us.ask-life.neighbors-camera': {
    says: 'Une caméra sur ce que chacun peut voir, comme la rue ou votre jardin de devant, est le plus souvent permise. Une caméra qui vise une chambre ou une salle de bain peut violer votre vie privée, et c’est un délit dans beaucoup d’États. À New York vous pouvez agir si on filme votre jardin pour vous harceler. Enregistrer vos paroles sans accord peut violer la loi sur les écoutes. Prenez des photos, demandez par écrit de la tourner, puis voyez la police ou un juge.',
    dependsOn: 'ce que la caméra voit et entend, et votre État',
  },
  'us.ask-consumer.movers-hold-goods': {
    says: 'Pour un déménagement entre États, ils doivent rendre vos biens quand vous payez le prix fixe, ou 110 % d’un prix qui n’était pas fixe. Offrez-le par écrit. Le reste est facturé plus tard. Plaignez-vous à la FMCSA et au procureur général de l’État. Payez par carte, et écrivez que vous payez sous protêt. Pour un déménagement dans un seul État, sa propre loi compte.',
  },
}
