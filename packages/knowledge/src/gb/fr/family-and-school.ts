/** French: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_FR: Words = {
  'gb.children.right-order': {
    says: "Vous pouvez demander au juge de la famille de décider où vit l'enfant et qui il voit. Le bien de l'enfant passe avant tout.",
  },
  'gb.children.right-meeting': {
    says: "Avant le tribunal, il faut le plus souvent aller à un entretien sur la médiation. Pas s'il y a eu des violences.",
  },
  'gb.children.scotland': {
    says: "Vous pouvez demander au Sheriff Court une décision sur les visites ou le lieu de vie de l'enfant. Le bien de l'enfant passe avant tout.",
  },
  'gb.children.ni': {
    says: "Vous pouvez demander au juge de la famille une décision sur les visites ou le lieu de vie. Le bien de l'enfant passe avant tout.",
  },
  'gb.children.answer': {
    says: "Essayez un accord, avec l'aide d'un médiateur. Si cela échoue, demandez au juge de la famille une décision (child arrangements order). Le bien de l'enfant passe avant tout.",
  },
  'gb.divorce.right-no-blame': {
    says: "L'un de vous peut demander le divorce sans accuser l'autre. Il faut au moins 26 semaines. Faites aussi régler le logement, l'argent et les retraites.",
  },
  'gb.divorce.answer': {
    says: "L'un de vous peut faire la demande en ligne sans accuser l'autre. Il faut au moins 26 semaines. N'oubliez pas la décision sur l'argent : sans elle, les demandes restent ouvertes.",
  },
  'gb.abuse.right-order': {
    says: "Le juge de la famille peut ordonner à la personne de rester loin de vous et de votre logement. C'est gratuit, et possible le jour même. En danger, appelez le 999.",
  },
  'gb.unmarried.right-share': {
    says: 'Vivre ensemble ne crée pas de mariage. Un tribunal peut quand même dire quelle part du logement est à vous, selon ce qui a été convenu et payé.',
  },
  'gb.social-work.right-consent': {
    says: "Ils doivent examiner un risque pour un enfant. Ils ne peuvent pas l'emmener sans votre accord, un juge, ou la police en urgence.",
  },
  'gb.social-work.answer': {
    says: "Coopérez, et prenez tôt un avocat. Ne signez rien sur le lieu de vie d'un enfant sans conseil. Seul votre accord, un juge, ou la police en urgence peut emmener un enfant.",
  },
  'gb.attorney.know': {
    says: "Un mandat (lasting power of attorney) doit être fait tant que la personne le comprend, et être enregistré. S'il est trop tard, la Court of Protection peut nommer quelqu'un.",
  },
  'gb.divorce.answer-pension': {
    says: 'Personne n’a droit d’office à la moitié. Le tribunal regarde les besoins de chacun, les enfants, l’âge, les revenus et les années ensemble, et peut partager une pension. Demandez sa valeur (CETV) et prenez conseil avant d’accepter. Seule une décision du tribunal rend l’accord définitif.',
  },
  'gb.ask-family.mediation': {
    says: "Dans la plupart des cas, il faut une réunion sur la médiation (MIAM) avant de saisir le tribunal familial. La médiation elle-même est votre choix. Pas de réunion en cas de violences ou d'urgence. Demandez au médiateur si un bon ou l'aide juridique peut payer.",
  },
}
