/** Questions of parents who live apart: a child that was kept, a journey, a father without rights: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_FR: Words = {
  'gb.ask-family.child-kept': {
    says: 'Sans décision de justice, la police ne fait souvent rien, sauf danger pour l’enfant : les deux parents ayant l’autorité sont égaux. Demandez maintenant au tribunal familial, par le C100, une décision urgente sur la résidence et le retour. En urgence, pas de réunion de médiation avant. Ne prenez pas l’enfant de force. Restez calme par écrit et prévenez l’école.',
  },
  'gb.ask-family.take-abroad': {
    says: 'Il faut l’accord de tous ceux qui ont l’autorité parentale, si possible écrit. Partir sans lui peut être un délit. Si une décision dit que l’enfant vit chez vous, 28 jours sont libres. Si l’autre refuse sans bonne raison, saisissez tôt le tribunal familial (C100). Il permet souvent des vacances normales avec billet de retour.',
    dependsOn: 'si une décision dit que l’enfant vit chez vous',
  },
  'gb.ask-family.father-no-responsibility': {
    says: 'Sans mariage ni votre nom sur l’acte de naissance, vous n’avez pas encore l’autorité parentale. Vous restez le père et pouvez la demander au juge, avec du temps avec l’enfant. Demandez d’abord à la mère d’ajouter votre nom ou de signer le C(PRA1). Sinon, formulaires C1 et C100. L’intérêt de l’enfant prime. Payer ne décide pas.',
  },
  'gb.ask-family.grandparents': {
    says: 'Les grands-parents n’ont pas de droit propre à voir l’enfant, mais ils peuvent le demander. Écrivez gentiment, proposez un petit plan et essayez la family mediation. Sinon, demandez au tribunal de la famille la permission (formulaire C2) et une child arrangements order (formulaire C100). Il regarde votre lien avec l’enfant et ce qui est le mieux pour lui.',
  },
}
