/** Questions about renting a home. `asks` holds the words people type, in French and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Retrouvez votre bail et sa date : vide ou meublé, début, fin, dépôt.',
  },
  'fr.ask-home.step-adil': {
    says: 'Demandez un conseil gratuit à votre ADIL avant de répondre au bailleur.',
  },
  'fr.ask-home.step-written': { says: 'Écrivez au bailleur par recommandé et gardez une copie.' },
  'fr.ask-home.right-judge': { says: 'Seul un juge peut mettre fin à votre droit de rester.' },
  'fr.ask-home.right-decent': { says: 'Vous avez droit à un logement décent et sûr.' },
  'fr.ask-home.right-receipt': { says: 'Vous avez droit à une quittance gratuite sur demande.' },
  'fr.ask-home.option-adil': {
    title: 'Demander à votre ADIL',
    says: 'Un juriste de l’ADIL vous répond gratuitement.',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'Toute question sur un bail.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Voir un conciliateur gratuit',
    says: 'Un conciliateur de justice vous réunit avec le bailleur.',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous voulez garder le logement et finir le litige.',
  },
  'fr.ask-home.know-winter': {
    says: 'Du 1er novembre au 31 mars, la plupart des locataires ne peuvent pas être expulsés.',
    learnMore: 'Le loyer reste dû.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Continuez à payer le loyer, même en cas de litige. L’arrêter peut vous coûter le logement.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Un bailleur ne peut pas vous forcer à partir ni changer les serrures. C’est un délit.',
  },
  'fr.ask-home.throw-out': {
    says: 'Seul un juge peut mettre fin au bail et seul un commissaire de justice peut expulser. Un bailleur qui le fait lui-même commet un délit. Appelez le 17.',
  },
  'fr.ask-home.winter': {
    dependsOn: 'votre situation',
    says: 'Du 1er novembre au 31 mars, en général, un locataire n’est pas expulsé. Le loyer reste dû et le procès continue.',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Parlez au bailleur, appelez SOS loyers impayés (0 805 16 00 75) et demandez le FSL. Après un commandement, vous avez six semaines pour les baux récents.',
  },
  'fr.ask-home.notice-landlord': {
    dependsOn: 'si le logement est meublé',
    says: 'Vide : six mois avant la fin du bail. Meublé : trois. Seulement pour vendre, habiter ou motif sérieux, et jamais en cours de bail.',
  },
  'fr.ask-home.notice-tenant': {
    dependsOn: 'la ville et la raison du départ',
    says: 'Meublé : un mois. Vide : trois mois, ou un en zone tendue, après une perte d’emploi, un premier emploi, pour santé ou RSA.',
  },
  'fr.ask-home.deposit': {
    dependsOn: 'l’état des lieux de sortie',
    says: 'Il doit revenir en un mois si les états des lieux concordent, sinon deux. En retard : 10 % du loyer en plus par mois commencé.',
  },
  'fr.ask-home.rent-rise': {
    dependsOn: 'votre bail',
    says: 'Une fois par an, seulement si le bail le prévoit, et au plus selon l’IRL. Une année oubliée n’est pas rattrapable.',
  },
  'fr.ask-home.repairs': {
    says: 'Écrivez par recommandé et demandez la réparation. Ne cessez pas le loyer. Sans réponse, voyez le conciliateur ou le juge, et la mairie.',
  },
  'fr.ask-home.charges': {
    dependsOn: 'les justificatifs',
    says: 'Demandez le décompte annuel. Vous pouvez voir les factures pendant six mois. Les charges ne se réclament que sur trois ans.',
  },
  'fr.ask-home.landlord-enter': {
    says: 'Le bailleur ne peut pas entrer sans votre accord, même avec une clé. Pour des visites, au plus deux heures les jours ouvrables.',
  },
  'fr.ask-home.eviction-judged': {
    says: 'Vous avez deux mois après le commandement de quitter les lieux. Demandez jusqu’à un an au juge de l’exécution, et déposez un DALO.',
  },
  'fr.ask-home.guarantor': {
    dependsOn: 'l’acte signé',
    says: 'Le garant paie si le locataire ne paie pas. Sans date de fin, vous pouvez résilier par écrit, mais il court jusqu’à la fin du bail.',
  },
  'fr.ask-home.exit-check': {
    says: 'Comparez entrée et sortie. Vous payez les dégâts, pas l’usure. Demandez devis ou factures, puis saisissez la commission de conciliation (CDC), gratuite.',
  },
  'fr.ask-home.flatmate': {
    dependsOn: 'le bail',
    says: 'Avec une clause de solidarité, chacun doit tout le loyer. Celui qui part reste tenu six mois au plus après son préavis.',
  },
  'fr.ask-home.more-time': {
    says: 'Demandez un délai au juge de l’exécution : d’un mois à un an. Apportez la preuve de vos revenus et de vos recherches de logement. Déposez aussi un dossier DALO.',
  },
  'fr.ask-home.neighbour-noise': {
    says: 'Le tapage nocturne est puni d’une amende ; le jour aussi, si le bruit dure, se répète ou est fort. Parlez ou écrivez, notez les dates, appelez la police. Un conciliateur gratuit ou le juge peut y mettre fin.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Vous pouvez obliger le voisin à couper les branches qui dépassent. Les racines, vous pouvez les couper à la limite. Un arbre de plus de deux mètres doit être à deux mètres, une haie à un demi-mètre, sauf usage local. Tentez d’abord un conciliateur gratuit.',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Demandez-la par écrit. Le bailleur doit donner une quittance pour chaque loyer payé en entier, sans frais. Pour un paiement partiel, il donne un reçu. En cas de refus, saisissez la commission de conciliation (CDC), gratuite.',
  },
  'fr.ask-home.dalo': {
    says: 'Demandez d’abord un logement social et gardez le numéro. Êtes-vous sans logement, bientôt expulsé, mal logé, ou en attente depuis bien trop longtemps ? Envoyez alors le formulaire DALO à la commission de médiation de la préfecture, gratuitement. Si elle dit oui et que rien ne vient en trois à six mois, allez au tribunal administratif.',
  },
}
