/** The French words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_FR: Words = {
  'es.ask.residence-refused': {
    says: 'Demandez un nouvel examen en un mois (recurso de reposición), ou allez au tribunal en deux mois. Le recours seul ne permet pas de rester. Voyez vite un avocat gratuit.',
  },
  'es.ask.expulsion': {
    says: 'Voyez un avocat gratuit aujourd’hui. Dans la procédure rapide, vous avez 48 heures. Contre l’ordre, deux mois pour le tribunal, qui peut le suspendre.',
  },
  'es.ask.nationality-refused': {
    says: 'Contre un refus, demandez un nouvel examen en un mois, ou allez à l’Audiencia Nacional en deux. Un an sans réponse vaut refus.',
  },
  'es.ask.arraigo': {
    says: 'Après deux ans en Espagne, vous pouvez demander un séjour par enracinement (arraigo) : avec des contrats de 20 heures par semaine au total, une formation, ou une famille et des moyens. Il faut un casier vierge. Gardez des preuves de votre temps ici. Voyez avant un avocat gratuit ou une association.',
  },
  'es.ask.residence-renewal': {
    says: 'Demandez le renouvellement dans les deux mois avant la fin, au plus tard trois mois après. Demandé dans ce délai, l’ancien titre vaut jusqu’à la décision : vous pouvez rester et travailler, le reçu (resguardo) le prouve. Après le dernier jour, une amende est possible. Pas besoin de rendez-vous pour demander : en ligne (Mercurio) ou par un bureau de registre. Le rendez-vous ne sert qu’aux empreintes. Familles UE et longue durée : autres règles.',
  },
}
