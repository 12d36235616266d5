/** The French words of the rows in ../stay-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_DECISION_FR: Words = {
  'fr.stay.want': {
    says: 'Le préfet décide de votre séjour en France.',
  },
  'fr.stay.reality': {
    says: 'Le délai pour saisir le juge est très court : un mois, sept jours ou 48 heures. La dernière page le dit. Voyez un avocat aujourd’hui.',
  },
  'fr.stay.warn': {
    says: 'Ne laissez pas passer le délai. Après, vous pouvez être éloigné et interdit de retour.',
  },
  'fr.stay.deadline': {
    says: 'Avec un délai de départ de 30 jours, vous avez un mois pour saisir le tribunal administratif.',
    action: 'Saisir le tribunal administratif contre l’OQTF',
    consequence: 'Vous pouvez être éloigné sans contrôle du juge.',
  },
  'fr.stay.right-suspend': {
    says: 'Un recours à temps contre l’obligation de quitter suspend l’éloignement jusqu’à la décision du juge.',
  },
  'fr.stay.right-counsel': {
    says: 'Avec de faibles revenus, l’avocat est gratuit (aide juridictionnelle). Demandez tout de suite, au tribunal ou par l’avocat.',
  },
  'fr.stay.right-family': {
    says: 'Famille en France, enfants, années de présence, travail et santé comptent. Réunissez les preuves.',
  },
  'fr.stay.right-refusal': {
    says: 'Un refus de titre sans OQTF se conteste en deux mois au tribunal administratif. En urgence, demandez un référé.',
  },
  'fr.stay.step': {
    says: 'Portez aujourd’hui la lettre et l’enveloppe à un avocat, à la Cimade ou à un point-justice (3039).',
  },
  'fr.stay.option': {
    says: 'Faites un recours au tribunal administratif à temps.',
    title: 'Saisir le juge à temps',
    cost: 'Gratuit au tribunal. Aide pour l’avocat.',
    time: 'Un mois, sept jours ou 48 heures.',
    risk: 'Une heure de retard et c’est fini.',
    bestFor: 'Vous avez des raisons de rester.',
  },
  'fr.visa.want': {
    says: 'Le consulat refuse votre visa.',
  },
  'fr.visa.reality': {
    says: 'Un refus peut être changé, et vous pouvez redemander avec un meilleur dossier. Mais le délai pour contester est court.',
  },
  'fr.visa.right-thirty': {
    says: 'Vous avez 30 jours pour contester à Nantes : court séjour devant le sous-directeur des visas, long séjour devant la commission (CRRV). Deux mois sans réponse valent refus. Puis vient le tribunal administratif de Nantes.',
  },
  'fr.visa.right-papers': {
    says: 'On dit que vos actes d’état civil ne prouvent rien ? Un acte étranger fait foi sauf si d’autres faits montrent qu’il est faux. À eux de le montrer. Le droit à une vie familiale compte aussi.',
  },
  'fr.visa.step': {
    says: 'Écrivez en français, signez et joignez une copie du refus. Répondez à chaque motif coché avec des preuves. Envoyez en recommandé.',
  },
}
