/** Questions about claims: being sued, suing in small claims, and letters of law firms: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_WORDS: Words = {
  'ca.ask.sued': {
    says: 'Presente una defensa a tiempo. Son 20 días en Ontario y Alberta, 14 en Columbia Británica y 15 en Quebec. Busque ayuda legal gratis.',
  },
  'ca.ask.ignore': {
    says: 'No deje sin leer papeles del tribunal. Si no responde, el tribunal puede decidir sin usted, y entonces pueden tomar parte de su sueldo.',
  },
  'ca.ask.small-claims': {
    says: 'Escriba primero y fije un día. Luego demande en el tribunal de pequeñas causas: hasta 50 000 $ en Ontario, 35 000 $ en Columbia Británica, 100 000 $ en Alberta, 15 000 $ en Quebec.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Una carta de abogado no es aún un juicio. Pida primero la prueba y la fecha de la deuda. En Ontario, Columbia Británica y Alberta casi siempre es demasiado vieja tras dos años, en Quebec tras tres.',
  },
}
