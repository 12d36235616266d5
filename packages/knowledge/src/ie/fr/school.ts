/** Letters of schools: exclusion, absence and equal treatment: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_FR: Words = {
  'ie.school.wants': {
    says: "L'école dit que votre enfant doit rester dehors, ou n'a pas de place. Elle doit donner ses raisons et dire comment contester.",
  },
  'ie.school.right-appeal': {
    says: "Vous pouvez faire appel d'une exclusion, de 20 jours de suspension ou plus dans l'année, ou d'un refus de place. Si l'école est pleine, demandez d'abord un réexamen à son conseil dans les 21 jours. L'appel doit arriver dans les 63 jours du refus.",
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
    says: "Demandez les raisons par écrit. Faites ensuite appel au ministère de l'Éducation selon la section 29. Si la place est refusée parce que l'école est pleine, demandez d'abord un réexamen à son conseil, par écrit dans les 21 jours. L'appel doit arriver dans les 63 jours du refus.",
  },
  'ie.school.right-twenty-days': {
    says: 'Votre enfant reste élève 20 jours de classe après que l’education welfare officer a reçu l’avis. Il doit d’abord parler avec vous et l’école.',
  },
}
