/** Questions about ending a lease, the bill on leaving and the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_NL: Words = {
  'jp.ask.leave': {
    says: 'Bij gewone huur hoeft u niet weg: de verhuurder heeft een goede reden (正当事由) en zes maanden nodig; een beding tegen u is ongeldig. Het huis willen of herbouwen is meestal niet genoeg zonder verhuisgeld (立退料). Teken niets, vraag de reden schriftelijk en blijf betalen; weigert hij, stort het (供託). Alleen een rechter beslist. Een tijdelijke huur (定期借家) eindigt wel.',
    dependsOn: 'uw soort huur',
  },
  'jp.ask.deposit': {
    says: 'U betaalt geen gewone slijtage en ouderdom, zoals verkleurde muren of meubelsporen. Alleen wat u kapotmaakte, en naar leeftijd: behang telt na zes jaar bijna niets. De rest van de borg komt na vertrek terug. Vraag een rekening per post en schrijf wat u weigert, met de richtlijn (原状回復ガイドライン). Teken niets ter plekke. Bel 188.',
  },
  'jp.ask.move-out-bill': {
    says: 'Gewone slijtage en ouderdom betaalt u niet. Ook bij schade is behang na zes jaar bijna niets meer waard. Een schoonmaakclausule geldt alleen als ze duidelijk en redelijk is. Teken niets ter plekke. Vraag elke post en schrijf wat u weigert. Bel 188; tot 600.000 yen helpt een kleine zaak.',
  },
}
