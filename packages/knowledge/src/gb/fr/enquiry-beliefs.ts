/** Questions nées d’idées fausses : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_FR: Words = {
  'gb.ask-bailiff.others-goods': {
    says: 'Seuls les huissiers (bailiffs) peuvent prendre des choses. Ils peuvent prendre seulement ce qui est à la personne qui doit, seule ou avec quelqu’un. Le vrai propriétaire devrait leur envoyer tout de suite une preuve, comme le reçu ou le contrat de crédit.',
  },
  'gb.ask-bailiff.hours': {
    says: 'Ils peuvent venir seulement de 6 heures du matin à 9 heures du soir, chaque jour, sauf si un tribunal permet plus. Une entreprise ouverte à d’autres heures est différente.',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'Non. Ils doivent laisser ce qu’il faut à un logement : cuisinière ou micro-ondes, frigo, lave-linge, lits, table et chaises. Dites-le-leur, et faites une réclamation à la société s’ils listent ces choses.',
  },
  'gb.ask-bailiff.police': {
    says: 'Non, pas pour garder la porte fermée pour une dette comme l’impôt local (council tax) ou une amende de stationnement. Parlez à travers la porte et demandez une preuve. S’ils sont entrés légalement, ne les poussez pas et ne les bloquez pas. Les amendes de tribunal impayées sont différentes.',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: 'En Irlande du Nord, une société de dettes n’a pas d’huissiers (bailiffs) à elle. Seul l’Enforcement of Judgments Office peut faire exécuter une dette, et seulement après une décision de justice (judgment). Vous n’êtes obligé de laisser entrer personne d’autre.',
  },
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Payez la somme du rappel dans les 7 jours, et vous pouvez continuer par mensualités. Sinon, le reste de l’année est dû 7 jours plus tard. Après deux rappels dans l’année, un troisième oubli rend tout dû.',
    dependsOn: 'si la somme du rappel a été payée dans les 7 jours',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Oui. Après un rappel ou un dernier avis (final notice), la mairie (council) peut demander un « liability order » au tribunal (magistrates court). Tout payer avant l’audience y met fin, mais des frais peuvent s’ajouter. Appelez d’abord la mairie et demandez un plan.',
  },
  'gb.ask-debt.benefit-seized': {
    says: 'Une société de carte, de prêt ou de catalogue ne peut pas prendre une aide à sa source. Les retenues sur Universal Credit valent seulement pour certaines dettes, comme le loyer, l’énergie ou l’impôt local (council tax). L’argent déjà sur votre compte est moins protégé : prenez un conseil gratuit.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Un Universal Credit versé par erreur peut être repris, même si l’erreur était la leur. La plupart des aides plus anciennes sont à rembourser seulement si vous avez oublié un fait ou donné un fait faux. Vous pouvez demander un nouvel examen, un montant plus petit ou un abandon (waiver).',
    dependsOn: 'l’aide dont il s’agit',
  },
  'gb.ask-tv.over-75': {
    says: 'Elle est gratuite dès 75 ans seulement si vous, ou un partenaire qui vit avec vous, touchez Pension Credit. Vous devez la demander. Les autres de cet âge paient comme tout le monde, s’ils regardent la TV en direct ou BBC iPlayer.',
    dependsOn: 'si Pension Credit est versé',
  },
  'gb.ask-debt.offer-refused': {
    says: 'Ils ne sont pas obligés d’accepter une offre. Mais un prêteur doit vous traiter avec équité en difficulté et penser à vos moyens. Joignez un budget, continuez à payer ce que vous pouvez, et demandez l’aide d’un conseiller gratuit.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'Pour une carte, un prêt ou un catalogue, ils doivent envoyer une copie fidèle si vous la demandez et payez £1. Avant cela, aucun tribunal ne peut le faire exécuter. La dette n’est pas nulle, et une copie n’a pas à montrer votre signature.',
    dependsOn: 'le type de dette',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Lisez ce qu’il dit sur un départ plus tôt. Une clause qui vous fait payer longtemps sans aller à la salle (gym) peut être abusive. Une clause abusive ne vous engage pas. Écrivez à la salle, envoyez la preuve de ce qui a changé, et demandez de finir le contrat.',
    dependsOn: 'ce que dit le contrat, et si ses clauses sont justes',
  },
  'gb.ask-parking.firm-court': {
    says: 'Oui. Elle peut saisir la county court, dans les six ans. Si un formulaire (claim form) arrive, répondez au tribunal dans les 14 jours après la remise officielle. Ne pas répondre peut mener à une décision (judgment) contre vous.',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Ce sont deux choses. Un avis de défaut (default notice) vient du prêteur et vous donne au moins 14 jours pour corriger. Une décision de justice (judgment) vient seulement d’un tribunal, après une demande à laquelle vous pouvez répondre.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Si tous sont étudiants à plein temps, le logement est exempté : personne ne paie. Si un adulte ne l’est pas, il reçoit la facture, avec 25% de moins quand tous les autres sont étudiants. Envoyez à la mairie (council) vos certificats d’étudiant.',
    dependsOn: 'si tous ceux qui vivent là sont étudiants à plein temps',
  },
  'gb.ask-work.three-warnings': {
    says: 'Aucune loi ne fixe un nombre d’avertissements. Le code d’Acas (Acas Code) attend une procédure juste : le plus souvent un premier et un dernier avertissement. Il n’en attend aucun pour une faute grave (gross misconduct). Votre durée dans l’emploi décide si vous pouvez agir.',
  },
  'gb.ask-debt.withdraw-loan': {
    says: "Vous pouvez renoncer à la plupart des crédits personnels dans les 14 jours après la signature ou la réception de votre copie. Dites-le au prêteur par écrit. Rendez ensuite la somme sous 30 jours, avec les intérêts de ces jours. Pour un crédit immobilier, c'est différent.",
  },
}
