/** A court charge about a TV licence: how to answer it. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_ES: Words = {
  'gb.tv.court-step-drop': {
    says: 'Si estuvo muy enfermo, en crisis o sufrió malos tratos, escriba también a TV Licensing. Envíe pruebas y pida que retire el caso.',
  },
  'gb.tv.court-warn': {
    says: 'No lo ignore. Un juzgado puede declararle culpable, multarle hasta £1,000 y añadir costas.',
  },
}
