/** Questions of people told that they are self-employed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_NL: Words = {
  'ie.ask.self-employed': {
    says: 'Hoe men u noemt beslist niet. Betaalt men u, werkt u zelf en bepaalt men hoe en wanneer, dan bent u zeer waarschijnlijk werknemer. Dan gelden minimumloon, vakantie, ziekteverlof en PRSI. Vraag de Scope Section van het sociaal kantoor om een gratis besluit. Vraag wat openstaat binnen zes maanden bij de WRC. Bewaar roosters en berichten.',
  },
}
