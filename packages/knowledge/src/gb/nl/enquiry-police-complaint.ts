/** Questions of people who want to question what the police did: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_NL: Words = {
  'gb.ask-police.no-further-action': {
    says: 'Als slachtoffer kunt u om herziening vragen als een verdachte is verhoord. Vraag de politie, of het OM als dat besliste, om de Victims’ Right to Review, snel, meestal binnen drie maanden, en noem het vergeten bewijs. Het is gratis. Bij slecht werk een klacht bij de politie; haar antwoord noemt wie herziet: binnen 28 dagen. Bij gevaar 999; een rechter kan contact verbieden.',
  },
  'gb.ask-police.stop-search': {
    says: 'U kunt gratis klagen. Voor de meeste fouilleringen is een echte reden nodig voor verdenking van drugs of een mes; uw uiterlijk is geen reden. U hoeft uw naam niet te geven. Vraag het verslag, binnen drie maanden. Noteer tijd, plaats en nummers. Klacht bij de politie; haar antwoord noemt wie herziet: binnen 28 dagen.',
  },
}
