/** The Italian words of Japan: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'jp.help.houterasu': {
    does: 'Consigli legali gratis con un reddito basso, e può prestare l’onorario dell’avvocato.',
  },
  'jp.help.188': {
    does: 'La collega al centro consumatori della Sua zona.',
  },
  'jp.help.kokusen': {
    does: 'Consigli e avvisi su contratti e truffe.',
  },
  'jp.help.jccoa': {
    does: 'Aiuto gratis per chi ha molti debiti.',
  },
  'jp.help.labour': {
    does: 'Consigli gratis su licenziamento, paga e prepotenze.',
  },
  'jp.help.worktel': {
    does: 'Consigli gratis al telefono la sera e nel fine settimana.',
  },
  'jp.help.police': {
    does: 'Consigli della polizia quando non è un’emergenza.',
  },
  'jp.help.yorisoi': {
    does: 'Qualcuno con cui parlare, giorno e notte, gratis. A Iwate, Miyagi e Fukushima: 0120-279-226.',
  },
}
