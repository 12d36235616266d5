/** The Spanish words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_ES: Words = {
  'de.help.bfj-inkasso': {
    does: 'Recibe quejas sobre empresas de cobros.',
  },
  'de.help.bafin': {
    does: 'Vigila a bancos y aseguradoras, y recibe quejas.',
  },
  'de.help.bnetza': {
    does: 'Ayuda con teléfono, internet, energía y correo, y con abusos de números.',
  },
  'de.help.energie': {
    does: 'Resuelve disputas con su proveedor de luz o gas, gratis para usted.',
  },
  'de.help.universal': {
    does: 'Resuelve disputas de consumo donde no lo hace otro organismo.',
  },
  'de.help.versicherungsombudsmann': {
    does: 'Decide reclamaciones contra aseguradoras, gratis para usted.',
  },
  'de.help.pkv': {
    does: 'Resuelve disputas con aseguradoras privadas de salud, gratis para usted.',
  },
  'de.help.antidiskriminierung': {
    does: 'Primer consejo si le trataron peor por ser quien es.',
  },
  'de.help.arbeitsagentur': {
    does: 'Regístrese aquí como persona que busca trabajo y en el paro.',
  },
}
