/** Contact with children after parents part, in Scotland and Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_SCOTLAND_NI_NL: Words = {
  'gb.children.scotland': {
    says: 'U kunt de Sheriff Court vragen om een bevel over omgang of waar het kind woont. Wat het beste is voor het kind gaat voor.',
  },
  'gb.children.ni': {
    says: 'U kunt de familierechter vragen om een bevel over omgang of wonen. Wat het beste is voor het kind gaat voor.',
  },
  'gb.children.scotland-father': {
    says: 'Een vader op een geboorteakte sinds 4 mei 2006 heeft ouderrechten, getrouwd of niet. Andere vaders kunnen de sheriff erom vragen.',
  },
  'gb.children.answer-scotland': {
    says: 'Probeer het eens te worden, met een bemiddelaar. Lukt dat niet, vraag de Sheriff Court dan om omgang. Wat het beste is voor het kind gaat voor, en alimentatie beslist daar niet over.',
  },
  'gb.children.answer-ni': {
    says: 'Probeer het eens te worden, met een bemiddelaar. Lukt dat niet, vraag de familierechter dan om omgang. Wat het beste is voor het kind gaat voor.',
  },
}
