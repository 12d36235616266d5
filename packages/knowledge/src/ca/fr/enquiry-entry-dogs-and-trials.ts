/** The French words of the rows in ../enquiry-entry-dogs-and-trials.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENTRY_DOGS_AND_TRIALS_FR: Words = {
  'ca.fact.enters-without-notice': {
    says: 'Pas sans avis. En Ontario, en Alberta, en Colombie-Britannique et au Québec, il faut en général 24 heures d’avis avec motif et heure, ou votre accord. L’urgence est à part. Notez chaque visite et demandez par écrit d’arrêter. Si cela continue, saisissez le tribunal : en Ontario formulaire T2, pour une ordonnance et un remboursement.',
  },
  'ca.fact.dog-bite': {
    says: 'En Ontario, au Manitoba et au Québec, le propriétaire paie en général la morsure même si le chien n’a jamais mordu. Ailleurs, il faut souvent montrer qu’il savait ou a été négligent. Voyez un médecin, prenez des photos, signalez à la ville. Son assurance habitation paie souvent. En général deux ans pour poursuivre, plus pour un enfant.',
    dependsOn: 'la province',
  },
  'ca.fact.free-trial': {
    says: 'Appelez maintenant l’émetteur de la carte : vous n’avez pas accepté ces frais, demandez une rétrofacturation et le blocage de la firme. Écrivez à la firme que vous annulez, avec preuve. Dans la plupart des provinces, un contrat en ligne au prix caché s’annule, et la carte doit rembourser. Si la banque refuse, l’OBSI l’examine gratuitement.',
  },
}
