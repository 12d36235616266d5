/** Questions about a paper of a collector by which one acknowledges a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_FR: Words = {
  'es.ask.sign-acknowledgement': {
    says: 'Ne signez pas avant d’avoir vérifié la dette. Reconnaître la dette fait repartir la prescription et ôte presque toutes les défenses : jamais due, payée, trop ancienne. Demandez par écrit le contrat, le décompte et la preuve du droit d’encaisser. Si elle est juste, proposez des parts sans ces mots, selon vos moyens. Sans titre d’un juge, la société ne peut pas saisir.',
  },
}
