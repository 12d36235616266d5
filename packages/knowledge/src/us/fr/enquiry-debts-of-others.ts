/** Questions about the debts of the dead, of a partner, of a parent in a nursing home, and of those we signed for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_OTHERS_FR: Words = {
  'us.ask-debt.dead-person': {
    says: 'Le plus souvent, les dettes d’une personne décédée sont payées sur ce qu’elle a laissé, pas par vous. Être de la famille ou utilisateur autorisé de la carte n’y change rien. Si vous avez signé avec elle, ou étiez mariés dans un État de biens communs (community property), vous devez peut-être payer. Ne promettez et ne payez rien de votre poche : on ne peut pas vous dire que vous le devez. Demandez au tribunal (probate court) la voie des petites successions avant de dépenser ou donner ce qui reste.',
    dependsOn: 'si vous avez signé aussi, et votre État',
  },
  'us.ask-debt.partners-loan': {
    says: 'Ils peuvent poursuivre la personne qui a signé, mais pas menacer d’un procès qu’ils ne comptent pas faire, ni de prison. Ils ne peuvent parler de la dette qu’à son conjoint ou à son avocat, pas à vous. Demandez une preuve écrite dans les 30 jours. Répondez aux vrais papiers du tribunal. Vous ne devez rien que vous n’avez signé.',
  },
  'us.ask-debt.cosigned': {
    says: 'Oui. Qui signe avec un autre doit toute la dette si l’autre ne paie pas, et cela peut figurer dans votre dossier de crédit. Avant de signer, vous auriez dû recevoir un avis qui le dit.',
  },
  'us.trouble.care-home': {
    says: "Une maison de retraite ne peut pas faire promettre à la famille de payer de son argent. Qui signe pour un parent, même avec une procuration, paie avec l'argent du parent. Poursuivi ? Répondez au tribunal avant le jour de la citation, même si la demande est fausse ; un appel à leur avocat n'est pas une réponse. Demandez le contrat et les dates de Medicaid, et gardez la preuve de l'usage de son argent. L'aide juridique peut aider.",
    dependsOn: 'ce que vous avez signé et comment',
  },
  'us.ask-debt.cosigner-off': {
    says: 'Vous ne pouvez pas retirer votre nom seul : vous devez tout jusqu’au paiement. Il y a trois issues. L’autre prend un nouveau prêt à son nom. Le prêteur vous libère : demandez par écrit un cosigner release, souvent après des mois de paiements à l’heure. Ou le bien est vendu et le prêt payé. D’ici là, demandez au prêteur de vous signaler chaque retard, qui touche aussi votre crédit.',
  },
}
