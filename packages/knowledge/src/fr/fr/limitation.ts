/** How long a claim can be brought for. Two years for most bills to a consumer, one for phone bills, three for rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'fr.limitation.telecom': {
    says: 'Pour les factures de téléphone et d’internet, ils ont un an à partir de l’échéance. Après, vous pouvez dire que c’est trop tard.',
    from: 'le jour d’échéance de la facture',
    restartedBy: 'Une reconnaissance écrite ou un acte de justice peut faire repartir l’année.',
  },
  'fr.limitation.rent': {
    says: 'Les loyers et charges d’un logement peuvent être réclamés pendant trois ans. Après, vous pouvez dire que c’est trop tard.',
    from: 'le jour d’échéance de chaque loyer',
    restartedBy:
      'Une reconnaissance écrite ou un acte de justice peut faire repartir les trois ans.',
  },
  'fr.limitation.credit': {
    says: 'Pour un crédit à la consommation, le prêteur a deux ans à partir du premier impayé pour saisir le juge. Le juge peut le voir sans vous.',
    from: 'le premier impayé non régularisé',
    restartedBy:
      'Ce délai (forclusion) est strict. Un réaménagement signé avant sa fin déplace son départ.',
  },
  'fr.limitation.consumer': {
    says: 'Une entreprise qui vous a vendu un bien ou un service a deux ans pour saisir le juge. Après, vous pouvez invoquer la prescription.',
    from: 'le jour d’échéance de la facture',
    restartedBy:
      'Un paiement partiel, une reconnaissance écrite ou un acte de justice peut faire repartir les deux ans. Une lettre ou un appel, non.',
  },
  'fr.limitation.general': {
    says: 'Les dettes entre particuliers et la plupart des autres demandes durent cinq ans.',
    from: 'le jour où la personne a connu son droit',
    restartedBy:
      'Un paiement, une reconnaissance écrite ou un acte de justice peut faire repartir les cinq ans.',
  },
  'fr.limitation.energy': {
    says: 'Un fournisseur d’énergie ou d’eau a deux ans à partir de l’échéance pour agir contre vous en justice.',
    from: 'le jour d’échéance de la facture',
    restartedBy:
      'Un paiement partiel, une reconnaissance écrite ou un acte de justice peut faire repartir les deux ans.',
  },
}
