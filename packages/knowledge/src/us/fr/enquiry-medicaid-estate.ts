/** Questions about Medicaid that is to be paid back from a home or an estate: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAID_ESTATE_FR: Words = {
  'us.medicaid-estate.ask-disabled-child': {
    says: 'Tant que vit un enfant aveugle ou handicapé de la personne qui avait Medicaid, l’État ne peut pas recouvrer, quel que soit l’âge de l’enfant. Les papiers SSI ou SSDI le prouvent : envoyez-les en recommandé. Demandez la levée du privilège (lien) et le refus par écrit, avec le délai d’appel. La dispense pour difficulté est une autre voie. L’aide juridique est gratuite, aussi dans un autre comté.',
  },
  'us.medicaid-estate.ask-house': {
    says: 'Après un décès, l’État doit chercher à reprendre ce que Medicaid a payé pour les soins de longue durée dès 55 ans. Cela vient de la succession, pas de votre argent. Il ne peut pas recouvrer tant que vit le conjoint, ou un enfant de moins de 21 ans, aveugle ou handicapé. Demandez la liste des paiements et le formulaire de dispense (hardship waiver). Voyez son délai. L’aide juridique est gratuite.',
    dependsOn: 'qui est encore en vie, et votre État',
  },
}
