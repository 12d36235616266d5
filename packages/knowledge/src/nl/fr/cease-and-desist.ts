/** The French words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_FR: Words = {
  'nl.desist.reality': {
    says: 'C’est une demande de l’autre partie, pas un ordre du juge. Mais elle peut demander un ordre rapide (kort geding), alors n’ignorez pas la lettre.',
  },
  'nl.desist.right-proof': {
    says: 'Ils doivent prouver ce que vous avez fait et pourquoi c’est interdit. Vous n’avez pas à signer leur papier. Vous pouvez promettre avec vos mots.',
  },
  'nl.desist.right-less': {
    says: 'Un juge peut réduire une pénalité de contrat clairement trop haute. Demandez où vous l’avez acceptée.',
  },
  'nl.desist.right-work': {
    says: 'Une interdiction de travailler pour d’autres doit être écrite. En contrat à durée fixe, il faut un motif fort écrit. Un juge peut la réduire ou l’annuler.',
  },
  'nl.desist.step-lawyer': {
    says: 'Demandez conseil au Juridisch Loket ou à un avocat avant le dernier jour. Demandez par écrit plus de temps au besoin.',
  },
  'nl.desist.right-opinion': {
    says: 'Vous pouvez donner un avis honnête, même dur. Ce que vous dites comme un fait doit reposer sur des faits. Un juge met en balance votre parole libre et leur nom.',
  },
}
