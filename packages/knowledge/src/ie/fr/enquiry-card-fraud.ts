/** Questions about a card misused after a false text, where the bank says no: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_FRAUD_FR: Words = {
  'ie.ask.card-phishing-refused': {
    says: 'Un paiement que vous n’avez pas approuvé doit être remboursé le jour ouvré suivant, sauf si la banque prouve une fraude ou une négligence grave. Si elle n’a demandé ni code ni accord (strong customer authentication), vous ne perdez rien, sauf tromperie. Réclamez par écrit et demandez comment ce fut approuvé. Après un non, ou sans réponse en 15 jours ouvrés : FSPO, gratuit.',
  },
  'ie.ask.pps-given': {
    says: 'Si vous avez donné des données de carte ou de banque, appelez vite la banque au numéro de la carte et bloquez-la. Dites à la Garda et au Department of Social Protection ce que vous avez donné. Changez vos mots de passe MyGovID et e-mail. Cherchez dans vos comptes Revenue et welfare des demandes qui ne sont pas de vous. Seuls les organismes autorisés peuvent utiliser un numéro PPS.',
  },
}
