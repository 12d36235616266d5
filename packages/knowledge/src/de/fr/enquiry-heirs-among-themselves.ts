/** Questions about brothers and sisters who inherit together: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_AMONG_THEMSELVES_FR: Words = {
  'de.ask-family.heirs-together': {
    says: 'Sans testament, les enfants partagent à parts égales ; le conjoint survivant a en général la moitié. Demandez au Nachlassgericht s’il y a un testament. Les héritiers possèdent et décident ensemble : nul ne peut seul vendre la maison ou vider le compte. Demandez par écrit à votre frère ou sœur la liste des biens ; qui les tient doit répondre. Proposez un partage écrit. Sans accord, voyez un avocat.',
  },
}
