/** What to do about a bailiff letter in England or Wales, step by step: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_STEPS_FR: Words = {
  'gb.bailiff.step-offer-early': {
    says: 'Écrivez à la société avant la date de l’avis. Offrez une somme par semaine ou par mois que vous pouvez tenir.',
  },
  'gb.bailiff.step-offer-late': {
    says: 'Appelez la société aujourd’hui, puis écrivez. Le délai de l’avis est passé. Offrez une somme par semaine ou par mois que vous pouvez tenir.',
  },
  'gb.bailiff.step-offer': {
    says: 'Écrivez à la société maintenant. Offrez une somme par semaine ou par mois que vous pouvez tenir.',
  },
  'gb.bailiff.step-not-my-debt': {
    says: 'Si la dette est à quelqu’un d’autre, envoyez à la société la preuve de qui habite là, comme un bail ou une facture. Demandez-lui d’arrêter.',
  },
  'gb.bailiff.step-ask-breakdown': {
    says: 'Demandez la liste de la dette, de chaque frais et de chaque paiement, avec les dates. Comparez-la aux frais fixes.',
  },
  'gb.bailiff.step-check-register': {
    says: 'Cherchez l’huissier (bailiff) dans le registre public. Appelez la mairie (council) ou le tribunal à un numéro que vous trouvez vous-même.',
  },
  'gb.bailiff.step-closed-door': {
    says: 'Ne laissez pas entrer un huissier (bailiff). Gardez les portes fermées à clé et parlez à travers la porte ou au téléphone. Dites-le à tous chez vous.',
  },
  'gb.bailiff.step-keep-agreement': {
    says: 'Continuez les paiements de votre accord. Si vous ne pouvez pas, appelez la société avant d’en manquer un et demandez de le changer.',
  },
  'gb.bailiff.step-advice': {
    says: 'Appelez National Debtline au 0808 808 4000. C’est gratuit, et ses conseillers traitent chaque jour avec des huissiers (bailiffs).',
  },
  'gb.bailiff.step-breathing-space': {
    says: 'Parlez du répit (breathing space) à un conseiller en dettes. Il peut arrêter l’action des huissiers (bailiffs) pendant 60 jours.',
  },
  'gb.bailiff.step-vulnerable': {
    says: 'Quelqu’un chez vous est malade, handicapé, enceinte, âgé ou très jeune ? Écrivez-le à la société. Demandez-lui de suspendre l’action.',
  },
  'gb.bailiff.step-never-knew-pcn': {
    says: 'Si vous n’avez jamais reçu les premiers avis, demandez au Traffic Enforcement Centre les formulaires TE7 et TE9. Ils permettent une déclaration tardive.',
  },
  'gb.bailiff.step-check-order': {
    says: 'Si la somme vous semble fausse, demandez à la mairie (council) la date et le montant de chaque « liability order ». C’est la décision de justice derrière la dette.',
  },
  'gb.bailiff.step-goods-of-others': {
    says: 'S’ils ont listé ou pris des choses qui ne sont pas à vous, leur propriétaire doit écrire à la société. Il a 7 jours et doit envoyer une preuve.',
  },
  'gb.bailiff.step-council-back': {
    says: 'Demandez à la mairie (council) de reprendre la dette et de faire un plan avec vous. Parlez-lui de maladie, d’enfants ou de petits revenus.',
  },
  'gb.bailiff.step-budget': {
    says: 'Faites un court budget et joignez-le à votre offre. Commencez à payer ce que vous avez offert, et gardez les reçus.',
  },
  'gb.bailiff.step-reduction': {
    says: 'Avec de petits revenus, demandez à la mairie (council) une réduction de l’impôt local (council tax reduction) et une aide. Cela peut baisser la facture elle-même.',
  },
  'gb.bailiff.step-records': {
    says: 'Gardez chaque lettre et notez chaque appel : le jour, le nom et ce qui a été dit. Vous pouvez filmer une visite depuis l’intérieur de votre logement.',
  },
}
