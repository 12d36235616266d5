/** French: children, safety at home, wills, social workers and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_FR: Words = {
  'ie.family.right-access': {
    says: "Vous pouvez demander au District Court un droit de visite, la garde ou la tutelle. Le bien de l'enfant passe avant tout.",
  },
  'ie.family.right-maintenance': {
    says: 'Vous pouvez demander au District Court une pension pour un enfant, marié ou non. Elle peut être prise sur le salaire.',
  },
  'ie.family.right-safe': {
    says: 'Le District Court peut ordonner à une personne violente de rester loin ou de quitter le logement. Il peut agir le jour même. En danger, appelez le 999 ou le 112.',
  },
  'ie.family.right-share': {
    says: "Un époux ou partenaire civil a une part légale, quoi que dise le testament. Un enfant peut saisir le tribunal dans les six mois de l'acte de succession.",
  },
  'ie.family.right-consent': {
    says: 'Tusla doit examiner un risque pour un enfant. Elle ne peut pas le prendre en charge sans votre accord, un juge, ou les Gardaí en urgence.',
  },
  'ie.family.know-decide': {
    says: "Un mandat (enduring power) doit être fait tant que la personne le comprend. S'il est trop tard, le Circuit Court peut nommer une aide.",
  },
  'ie.family.answer-access': {
    says: "Essayez d'abord la médiation familiale gratuite. Si cela échoue, demandez un droit de visite au District Court. Le bien de l'enfant passe avant tout.",
  },
  'ie.school.wants': {
    says: "L'école dit que votre enfant doit rester dehors, ou n'a pas de place. Elle doit donner ses raisons et dire comment contester.",
  },
  'ie.school.right-appeal': {
    says: "Vous pouvez contester un renvoi, 20 jours ou plus de suspension dans l'année, ou un refus de place. Pour un refus de place, demandez d'abord un réexamen au conseil de l'école.",
  },
  'ie.school.know-absence': {
    says: "Un enfant doit aller à l'école jusqu'à 16 ans. Après 20 jours d'absence, l'école doit prévenir Tusla. Justifiez chaque absence par écrit.",
  },
  'ie.school.right-equal': {
    says: "Une école ne peut pas traiter un enfant moins bien pour un handicap, et doit faire des changements justes. Vous pouvez saisir la Workplace Relations Commission sous six mois, après avoir écrit à l'école sous deux.",
  },
  'ie.school.exclude-step': {
    says: "Demandez les raisons et les règles de l'école par écrit. Notez chaque date, car les délais sont courts.",
  },
  'ie.school.answer': {
    says: "Demandez les raisons par écrit. Faites ensuite appel au ministère de l'Éducation selon la section 29. Pour un refus de place, demandez d'abord un réexamen au conseil de l'école.",
  },
}
