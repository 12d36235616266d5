/** Questions about ending a lease, painting, wear and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_WORDS: Words = {
  'de.ask-home.deposit': {
    says: 'Au plus trois loyers mensuels nets, payables en trois fois. Après votre départ, le bailleur peut vérifier quelques mois puis doit payer le reste.',
    dependsOn: 'ce qui est encore dû',
  },
  'de.ask-home.moving-costs': {
    says: 'Des dates fixes et des devoirs de peindre au départ sont souvent nuls. Si le logement n’était pas peint à l’entrée, vous n’avez en général pas à peindre.',
    dependsOn: 'les mots de votre contrat et l’état au début',
  },
  'de.ask-home.tenant-leaves': {
    says: 'Trois mois, si votre lettre signée arrive au plus tard le troisième jour ouvrable d’un mois. Aucune règle ne vous libère avec trois nouveaux locataires. Demandez par écrit une fin plus tôt et proposez un remplaçant.',
    dependsOn: 'si le bailleur accepte une fin plus tôt',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Demandez par écrit le décompte et l’argent avec intérêts, et fixez deux semaines. La loi ne fixe pas de délai. Après six mois, les demandes pour dégâts sont prescrites, mais peuvent souvent encore être déduites. Une part juste peut rester pour les charges à venir. Demandez ensuite un Mahnbescheid.',
  },
  'de.ask-home.wear': {
    says: 'Vous ne payez pas l’usure d’une vie normale : murs jaunis, trous usuels, traces au sol. Le loyer couvre cela. Seuls de vrais dégâts sont à vous, et seulement à leur valeur actuelle. Demandez des preuves et les factures.',
  },
  'de.ask-home.before-moving-in': {
    says: 'Pas de droit de rétractation si vous avez visité avant. Vous pouvez donner congé tout de suite, même avant d’entrer : souvent trois mois. Le loyer est dû dès le début du bail. Proposez un nouveau locataire et demandez une fin par écrit. Signé sans visite, avec une société ? Alors 14 jours peuvent valoir.',
  },
  'de.ask-home.right-painting': {
    says: 'Un devoir de peindre à dates fixes est nul. Si le logement n’était pas repeint à l’entrée, sans compensation, vous n’avez pas à peindre. L’usure normale ne vous coûte rien.',
  },
}
