/** Questions about builders from next door, trees that do harm, and promises in the deeds: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKS_NEXT_DOOR_FR: Words = {
  'gb.ask-neighbour.access-for-works': {
    says: 'Vous pouvez dire non. Le jardin et la clôture sont à vous : entrer sans votre oui est une intrusion (trespass). Un juge peut ordonner l’accès, mais surtout pour des réparations qui conservent un bâtiment, pas pour une extension. Un avis selon le Party Wall Act est différent : si la loi permet les travaux, ils peuvent entrer après 14 jours. Si vous acceptez, écrivez les jours, qui paie les dégâts, et que tout est remis en place. S’ils ont tout sali, demandez le coût par écrit.',
  },
  'gb.ask-neighbour.tree-damage': {
    says: 'Vous pouvez couper racines et branches jusqu’à votre limite, mais pas au point que l’arbre meure ou tombe. Demandez d’abord à un élagueur, et à la mairie (council) s’il est protégé. Sans juge, vous ne pouvez pas les forcer à l’abattre. S’il abîme votre côté, écrivez-leur avec des photos et laissez un temps juste. Ensuite ils doivent le coût raisonnable des réparations : cela s’appelle « nuisance ». Prévenez aussi votre assurance habitation.',
  },
  'gb.ask-neighbour.fence-promise': {
    says: 'Un T dans les actes (deeds) montre le plus souvent à qui est la clôture : au côté où il se trouve. Mais une promesse de l’entretenir lie surtout celui qui l’a faite, pas un acheteur d’après qui ne l’a pas refaite. Souvent, personne ne peut donc forcer le propriétaire. Vous ne payez rien sans l’avoir accepté. Vous pouvez mettre votre clôture de votre côté. Elle peut tomber sur des gens ? Dites-le à la mairie (council).',
  },
}
