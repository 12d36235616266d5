/** Questions about ending a lease, the bill on leaving and the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_NL: Words = {
  'jp.ask.leave': {
    says: 'Bij een gewone huur heeft de verhuurder een goede reden en zes maanden nodig. Een vaste huur eindigt op haar datum. U mag over verhuisgeld praten.',
    dependsOn: 'uw soort huur',
  },
  'jp.ask.deposit': {
    says: 'Na uw vertrek komt de waarborgsom terug, min onbetaalde huur en schade. Gewone slijtage en ouderdom hoeft u niet te betalen.',
  },
  'jp.ask.move-out-bill': {
    says: 'Gewone slijtage en ouderdom betaalt u niet. Ook bij schade is behang na zes jaar bijna niets meer waard. Een schoonmaakclausule geldt alleen als ze duidelijk en redelijk is. Teken niets ter plekke. Vraag elke post en schrijf wat u weigert. Bel 188; tot 600.000 yen helpt een kleine zaak.',
  },
}
