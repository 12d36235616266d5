/** What a council penalty charge is: facts and beliefs to correct. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_FACTS_FR: Words = {
  'gb.pcn.fact-wants': {
    says: 'La mairie (council) dit qu’une règle de stationnement ou de circulation n’a pas été suivie. Elle veut que vous payiez, ou disiez pourquoi vous ne devriez pas.',
  },
  'gb.pcn.fact-wants-certificate': {
    says: 'La somme a été augmentée de moitié. Ils veulent un paiement dans les 14 jours, avant de demander au tribunal d’enregistrer la dette.',
  },
  'gb.pcn.fact-wants-recovery': {
    says: 'La dette est maintenant enregistrée au tribunal. Vous pouvez payer, ou déclarer qu’il y a eu une erreur avant.',
  },
  'gb.pcn.fact-wants-rejection': {
    says: 'La mairie (council) a rejeté votre contestation. Vous pouvez maintenant payer, ou aller gratuitement devant un tribunal indépendant.',
  },
  'gb.pcn.fact-rights': {
    says: 'Vous pouvez contester gratuitement. Si la mairie (council) dit non, un juge indépendant (adjudicator) peut décider, gratuitement aussi.',
  },
  'gb.pcn.fact-rights-recovery': {
    says: 'Si vous n’avez jamais reçu les avis d’avant, la loi vous permet de ramener l’affaire à la bonne étape. Cela se fait avec un formulaire du tribunal.',
  },
  'gb.pcn.fact-reality': {
    says: 'C’est une vraie amende selon la loi : ne l’ignorez donc pas. Ce n’est pas un délit. Il n’y a ni points ni casier judiciaire.',
  },
  'gb.pcn.fact-who': {
    says: 'Les mairies (councils) et certains services de transport envoient des avis d’amende (penalty charge notices). Un « parking charge notice » privé lui ressemble, mais c’est autre chose.',
  },
  'gb.pcn.fact-tribunal': {
    says: 'Hors de Londres, les recours vont au Traffic Penalty Tribunal. Il est indépendant de la mairie (council), et vous pouvez tout faire en ligne.',
  },
  'gb.pcn.fact-tribunal-london': {
    says: 'À Londres, les recours vont à London Tribunals. Il est indépendant de la mairie (council) et gratuit.',
  },
  'gb.pcn.fact-tribunal-wales': {
    says: 'Au pays de Galles, les recours vont au Traffic Penalty Tribunal. Il est indépendant de la mairie (council) et gratuit.',
  },
  'gb.pcn.fact-no-bailiff-yet': {
    says: 'Aucun huissier (bailiff) ne peut venir à ce stade. Il faut d’abord un avis d’augmentation (charge certificate), un ordre du tribunal et un mandat (warrant).',
  },
  'gb.pcn.fact-no-bailiff-certificate': {
    says: 'Les huissiers (bailiffs) ne peuvent pas agir avec le seul avis d’augmentation (charge certificate). La mairie (council) doit d’abord obtenir un ordre du tribunal (order for recovery).',
  },
  'gb.pcn.fact-no-credit': {
    says: 'Un ordre de payer une amende (order for recovery) n’est pas une décision de la county court. Il ne touche pas votre cote de crédit.',
    learnMore:
      'C’est une dette enregistrée au Traffic Enforcement Centre. Des huissiers (bailiffs) peuvent quand même venir : c’est donc important.',
  },
  'gb.pcn.fact-fifty-six': {
    says: 'La mairie (council) a 56 jours pour répondre à une contestation officielle (formal representations). Si elle est en retard, elle doit l’accepter et annuler.',
    learnMore:
      'C’est pour l’étape officielle : après un avis au propriétaire (notice to owner), ou après un avis d’amende venu par la poste.',
  },
  'gb.pcn.myth-bailiffs': {
    says: 'Les huissiers (bailiffs) viennent seulement tout à la fin, après un ordre du tribunal et un mandat (warrant). Vous pouvez l’arrêter bien avant.',
  },
  'gb.pcn.myth-points': {
    says: 'Une amende de la mairie (penalty charge) ne donne ni points de permis ni casier judiciaire.',
  },
  'gb.pcn.myth-not-driving': {
    says: 'Pour une amende de la mairie (penalty charge), le propriétaire doit en général payer, même si un autre conduisait. C’est différent si la voiture a été prise sans votre accord.',
  },
  'gb.pcn.myth-ignore': {
    says: 'Cela ne disparaît pas. La somme augmente de moitié, puis le tribunal l’enregistre et des huissiers (bailiffs) peuvent venir.',
  },
}
