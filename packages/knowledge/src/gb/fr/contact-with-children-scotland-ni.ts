/** Contact with children after parents part, in Scotland and Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_SCOTLAND_NI_FR: Words = {
  'gb.children.scotland': {
    says: "Vous pouvez demander au Sheriff Court une décision sur les visites ou le lieu de vie de l'enfant. Le bien de l'enfant passe avant tout.",
  },
  'gb.children.ni': {
    says: "Vous pouvez demander au juge de la famille une décision sur les visites ou le lieu de vie. Le bien de l'enfant passe avant tout.",
  },
  'gb.children.scotland-father': {
    says: 'Un père inscrit sur un acte de naissance depuis le 4 mai 2006 a les droits parentaux, marié ou non. Les autres pères peuvent les demander au sheriff.',
  },
  'gb.children.answer-scotland': {
    says: "Essayez un accord, avec l'aide d'un médiateur. Si cela échoue, demandez un droit de visite au Sheriff Court. Le bien de l'enfant passe avant tout, et la pension n'en décide pas.",
  },
  'gb.children.answer-ni': {
    says: "Essayez un accord, avec l'aide d'un médiateur. Si cela échoue, demandez un droit de visite au juge de la famille. Le bien de l'enfant passe avant tout.",
  },
}
