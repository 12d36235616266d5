/** Questions about a dog that bit, and a landlord who punishes a complaint: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_FR: Words = {
  'us.ask-life.who-pays-for-bite': {
    says: 'Dans la plupart des États, comme la Californie, la Floride et le Michigan, le maître paie même si le chien n’avait jamais mordu, sauf si vous l’avez excité ou étiez entré sans droit. Dans d’autres, comme le Texas, montrez qu’il connaissait le danger ou a été négligent. Voyez un médecin, signalez la morsure, gardez photos et factures. Écrivez au maître et demandez son assurance habitation. Le délai pour agir est court, souvent deux ans.',
    dependsOn: 'votre État',
  },
  'us.ask-home.punished-for-complaint': {
    says: 'Dans la plupart des États, un propriétaire ne peut pas vous expulser, finir le bail ou augmenter le loyer pour punir une plainte sur des réparations. Cela s’appelle des représailles (retaliation), et vous pouvez vous en défendre au tribunal. Beaucoup d’États les présument quelques mois après la plainte. Un loyer dû peut tout gâcher : payez à temps. Gardez la plainte, photos et dates. Restez jusqu’à ce qu’un juge en décide autrement, et appelez l’aide juridique.',
    dependsOn: 'votre État, et si la plainte est la vraie raison',
  },
  'us.ask-home.sublet': {
    says: 'Lisez le bail : s’il demande l’accord du propriétaire, obtenez-le d’abord par écrit, sinon vous pouvez perdre le logement. À New York, dans un immeuble de quatre logements ou plus, il faut au propriétaire une bonne raison de refuser, et sans réponse dans les 30 jours c’est oui. Demandez là-bas par courrier recommandé. Vous devez toujours le loyer et les dégâts si le sous-locataire ne paie pas. Faites une sous-location écrite.',
    dependsOn: 'votre bail et votre État',
  },
}
