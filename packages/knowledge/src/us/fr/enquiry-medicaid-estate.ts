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
  'us.medicaid-estate.ask-lien-alive': {
    says: 'Du vivant de la personne, l’État ne peut mettre un privilège (lien) sur la maison que si elle vit pour de bon en maison de soins. Il doit d’abord aviser et entendre. Il ne le peut pas tant qu’y vit le conjoint, ou un enfant de moins de 21 ans, aveugle ou handicapé, ou certains frères et sœurs copropriétaires. Demandez l’audience (hearing) par écrit. L’aide juridique est gratuite.',
    dependsOn: 'qui vit dans la maison',
  },
  'us.medicaid-estate.ask-gift': {
    says: 'Pour les soins de longue durée, Medicaid regarde les dons des cinq dernières années. Un don dans ce temps vaut quelques mois sans paiement. Les dons au conjoint, ou à un enfant aveugle ou handicapé, ne comptent pas. S’il est rendu, les mois peuvent tomber, comme en cas de difficulté excessive. Demandez un fair hearing avant la date de la lettre. Voyez vite l’aide juridique.',
    dependsOn: 'quand et à qui il a été donné',
  },
}
