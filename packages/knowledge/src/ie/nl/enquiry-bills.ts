/** Questions about power, phone, water and the TV licence: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_NL: Words = {
  'ie.ask.tv': {
    says: 'U hebt één licentie nodig voor een woning met een tv-toestel, ook als u alleen streamt. Met alleen een telefoon, tablet of laptop niet.',
    dependsOn: 'of er een tv-toestel in uw woning is',
  },
  'ie.ask.water': {
    says: 'De meeste woningen betalen in Ierland niet voor water. Alleen heel hoog gebruik kan geld kosten.',
  },
  'ie.ask.cut-off': {
    says: 'Ze moeten eerst een plan aanbieden en kunnen u niet afsluiten zolang u zich eraan houdt. Kwetsbare mensen zijn in de winter veilig.',
    dependsOn: 'of u een plan vroeg en u eraan houdt',
  },
  'ie.ask.phone': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet, dan kan ComReg ernaar kijken.',
  },
}
