/** Questions about rent arrears, eviction and the right to a home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'fr.ask-home.winter': {
    says: 'La trêve hivernale n’arrête que l’expulsion elle-même, du 1er novembre au 31 mars. La procédure continue, la dette grandit et l’expulsion est possible dès avril. Payez donc ce que vous pouvez et répondez à chaque papier. Demandez un délai au juge de l’exécution (jusqu’à un an), le FSL et le DALO. Un propriétaire qui change la serrure commet un délit : appelez le 17.',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Parlez au bailleur, appelez SOS loyers impayés (0 805 16 00 75) et demandez le FSL. Après un commandement, vous avez six semaines pour les baux récents.',
  },
  'fr.ask-home.eviction-judged': {
    says: 'Vous avez deux mois après le commandement de quitter les lieux. Demandez jusqu’à un an au juge de l’exécution, et déposez un DALO.',
  },
  'fr.ask-home.more-time': {
    says: 'Demandez un délai au juge de l’exécution : d’un mois à un an. Apportez la preuve de vos revenus et de vos recherches de logement. Déposez aussi un dossier DALO.',
  },
  'fr.ask-home.dalo': {
    says: 'Demandez d’abord un logement social et gardez le numéro. Êtes-vous sans logement, bientôt expulsé, mal logé, ou en attente depuis bien trop longtemps ? Envoyez alors le formulaire DALO à la commission de médiation de la préfecture, gratuitement. Si elle dit oui et que rien ne vient en trois à six mois, allez au tribunal administratif.',
  },
}
