/** The law on phone firms, services, being tricked, unfair terms and late goods, where a letter names them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_FR: Words = {
  'ch.buy.right-phone': {
    says: 'Écrivez d’abord à l’opérateur. Ensuite l’ombudsman (ombudscom) examine le cas pour une petite taxe. L’entreprise paie le reste.',
  },
  'ch.buy.right-end-service': {
    says: 'Beaucoup de contrats de service (mandat) se terminent à tout moment. Vous payez ce qui est fait. Seule une fin en temps inopportun peut coûter plus.',
  },
  'ch.buy.right-tricked': {
    says: 'Trompé ou victime d’une erreur grave ? Vous pouvez dire, dans l’année après l’avoir su, que le contrat ne vous lie pas.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Des conditions générales très injustes pour le consommateur ne valent pas.',
  },
  'ch.buy.right-late': {
    says: 'Si la marchandise n’arrive pas, fixez par écrit un dernier délai juste. Ensuite, vous pouvez annuler aussitôt et demander votre argent.',
  },
}
