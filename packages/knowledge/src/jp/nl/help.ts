/** The Dutch words of Japan: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'jp.help.houterasu': {
    does: 'Gratis juridisch advies met een laag inkomen, en het kan het honorarium van een advocaat lenen.',
  },
  'jp.help.188': { does: 'Verbindt u met het consumentenbureau bij u in de buurt.' },
  'jp.help.kokusen': { does: 'Advies en waarschuwingen over contracten en oplichting.' },
  'jp.help.jccoa': { does: 'Gratis hulp voor mensen met veel schulden.' },
  'jp.help.labour': { does: 'Gratis advies over ontslag, loon en pesten.' },
  'jp.help.worktel': { does: 'Gratis advies per telefoon in de avond en het weekend.' },
  'jp.help.police': { does: 'Advies van de politie als het geen noodgeval is.' },
  'jp.help.yorisoi': {
    does: 'Iemand om mee te praten, dag en nacht, gratis. In Iwate, Miyagi en Fukushima: 0120-279-226.',
  },
}
