/** French: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_FR: Words = {
  'gb.maintenance.wants': {
    says: 'Le service des pensions (Child Maintenance Service) veut une somme pour un enfant, ou vous explique son calcul.',
  },
  'gb.maintenance.right-again': {
    says: 'Demandez dans les 30 jours un nouvel examen. Ensuite, vous pouvez saisir gratuitement un tribunal (tribunal).',
  },
  'gb.maintenance.know-change': {
    says: "Signalez aussitôt un changement de salaire. Entre deux révisions annuelles, on ne recalcule que s'il est plus haut ou plus bas de 25%.",
  },
  'gb.maintenance.right-wages': {
    says: "Ils peuvent prendre de l'argent sur votre salaire sans juge. Ils doivent vous laisser au moins 60% du salaire net.",
  },
  'gb.maintenance.step': {
    says: 'Envoyez vos dernières fiches de paie. Demandez comment chaque somme est calculée, et proposez un plan pour la dette.',
  },
  'gb.maintenance.ni': {
    says: 'Demandez un nouvel examen de la décision. Ensuite, vous pouvez saisir un tribunal (tribunal).',
  },
  'gb.maintenance.answer': {
    says: 'Envoyez vos dernières fiches de paie et demandez dans les 30 jours un nouvel examen. Ensuite, vous pouvez saisir un tribunal. Sur le salaire, il doit vous rester au moins 60% du net.',
  },
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
  'gb.school.wants': {
    says: "L'école exclut votre enfant pour un temps ou pour toujours. La lettre doit dire pourquoi, combien de temps et comment contester.",
  },
  'gb.school.right-governors': {
    says: "Vous pouvez parler aux gouverneurs (governors) de l'école. Si c'est pour toujours, ou plus de 15 jours dans un trimestre, ils doivent examiner le cas en 15 jours d'école.",
  },
  'gb.school.right-panel': {
    says: "Si les gouverneurs gardent l'exclusion pour toujours, vous avez 15 jours d'école pour demander un examen indépendant (review panel).",
  },
  'gb.school.exclude-step': {
    says: 'Demandez la lettre et les preuves par écrit. Notez ce que dit votre enfant, et demandez à parler aux governors.',
  },
  'gb.school.right-equal': {
    says: 'Une école doit faire des changements justes pour un enfant handicapé, par exemple autiste. Elle ne peut pas punir sans bonne raison ce qui vient du handicap. Un tribunal (tribunal) peut décider.',
  },
  'gb.school.right-plan': {
    says: "La commune doit fournir l'aide prévue dans le plan. Vous pouvez saisir le SEND Tribunal dans les deux mois de sa décision.",
  },
  'gb.school.scotland-support': {
    says: "La commune doit donner à l'enfant l'aide de plus dont il a besoin pour apprendre. Un tribunal (tribunal) peut trancher certains litiges.",
  },
  'gb.school.wales-support': {
    says: "Un enfant qui a plus de besoins a droit à un plan et à l'aide prévue. Vous pouvez saisir l'Education Tribunal for Wales.",
  },
  'gb.school.absence': {
    says: "L'amende est de £80 par parent et par enfant sous 21 jours, puis £160 jusqu'au jour 28. Pas de recours, mais vous pouvez demander à la commune de la retirer.",
  },
  'gb.school.absence-wants': {
    says: "L'école veut voir votre enfant chaque jour, et dit ce qui peut suivre sinon.",
  },
  'gb.school.absence-step': {
    says: "Allez à l'entretien. Envoyez une preuve pour chaque jour de maladie, et demandez de l'aide si votre enfant ne peut affronter l'école.",
  },
  'gb.school.place-wants': {
    says: "La lettre dit quelle place d'école votre enfant obtient. Vous pouvez demander une autre école et garder cette place en attendant.",
  },
  'gb.school.right-place': {
    says: "Vous pouvez contester le refus devant une commission indépendante de l'école. Chaque école qui refuse doit vous dire comment.",
  },
  'gb.school.place-step': {
    says: "Acceptez la place que vous avez. Envoyez le recours avant le jour indiqué, avec des preuves que cette école convient à l'enfant.",
  },
  'gb.school.right-bus': {
    says: "Le trajet est gratuit vers l'école adaptée la plus proche à plus de deux miles, ou trois dès l'âge de huit ans. Handicap, petit revenu ou route dangereuse comptent aussi.",
  },
  'gb.school.answer-excluded': {
    says: "Demandez les raisons par écrit, et parlez aux gouverneurs (governors). Si c'est pour toujours, une commission indépendante peut l'examiner. Un enfant handicapé a plus de droits.",
  },
  'gb.school.answer-fine': {
    says: "Il n'y a pas de recours. Vous pouvez demander à la commune de la retirer si elle est fausse. Payez £80 sous 21 jours ou £160 avant le jour 28, sinon la commune peut aller en justice.",
  },
  'gb.divorce.answer-pension': {
    says: 'Personne n’a droit d’office à la moitié. Le tribunal regarde les besoins de chacun, les enfants, l’âge, les revenus et les années ensemble, et peut partager une pension. Demandez sa valeur (CETV) et prenez conseil avant d’accepter. Seule une décision du tribunal rend l’accord définitif.',
  },
  'gb.ask-family.mediation': {
    says: "Dans la plupart des cas, il faut une réunion sur la médiation (MIAM) avant de saisir le tribunal familial. La médiation elle-même est votre choix. Pas de réunion en cas de violences ou d'urgence. Demandez au médiateur si un bon ou l'aide juridique peut payer.",
  },
}
