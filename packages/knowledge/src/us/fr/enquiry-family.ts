/** Questions about heirs, visits, care, names and the refund of a couple: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'us.story.heirs': {
    says: 'Sans testament, la loi de l’État partage entre mari ou femme et enfants. Demandez au tribunal des successions (probate court) de nommer quelqu’un pour s’occuper des biens : cette personne doit tout lister et rendre des comptes.',
    dependsOn: 'votre État, et s’il y a un testament',
  },
  'us.story.injured-spouse': {
    says: 'Vous pouvez le plus souvent récupérer votre part d’un remboursement commun. Déposez Form 8379 (injured spouse) à l’IRS, dans les trois ans après la déclaration.',
  },
  'us.story.visits': {
    says: 'Les visites et la pension sont deux choses. Même si vous devez de la pension, l’autre parent doit suivre l’ordre de visite. Demandez au tribunal de le faire respecter, et de changer la pension.',
  },
  'us.story.care': {
    says: 'Tant que la personne comprend encore, elle peut signer une procuration (power of attorney). Sinon, demandez au tribunal une tutelle (guardianship). Celui qui gère l’argent doit le garder à part et rendre des comptes.',
  },
  'us.story.name': {
    says: 'Déposez une demande à votre tribunal local, payez les frais ou demandez une dispense, et publiez-la le plus souvent. Après un mariage ou un divorce, les papiers suffisent souvent. Prévenez ensuite Social Security et le DMV.',
  },
}
