/** The Dutch words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_NL: Words = {
  'fr.price.reality': {
    says: 'Een bedrijf kan de prijs niet zomaar verhogen. Het contract of de wet moet het toestaan, en meestal mag u weg.',
  },
  'fr.price.not-yet': {
    says: 'Vandaag verandert er niets. Tot de dag in de brief betaalt u de oude prijs.',
  },
  'fr.price.step-contract': {
    says: 'Zoek drie dingen in uw contract: de prijsclausule, een tijd met vaste prijs en hoe u opzegt.',
  },
  'fr.price.insight-fixed': {
    says: 'Beloofde het aanbod een tijd een vaste prijs (prix fixe, prix bloqué), dan is het bedrijf daaraan gebonden.',
    actionable: 'Vergelijk het einde van die tijd met de dag van de verhoging.',
  },
  'fr.price.option-help': {
    says: 'Meld het bij SignalConso of een vereniging. Na een schriftelijke klacht is de bemiddelaar van de branche gratis.',
    title: 'Gratis hulp vragen',
    cost: 'Gratis.',
    time: 'Na uw brief aan het bedrijf.',
    risk: 'Geen.',
    bestFor: 'De verhoging lijkt fout of u mag niet weg.',
  },
  'fr.price.option-object': {
    says: 'Schrijf dat u de verhoging niet aanvaardt, en vraag de clausule en de redenen.',
    title: 'Nee zeggen tegen de hogere prijs',
    cost: 'Gratis.',
    time: 'Voordat de verhoging begint.',
    risk: 'Het bedrijf kan een contract zonder einddatum met termijn opzeggen.',
    bestFor: 'U wilt voor de oude prijs blijven.',
  },
  'fr.price.energy-right-end': {
    says: 'Wegens deze wijziging mag u binnen drie maanden na ontvangst zonder boete opzeggen. Niet als de wet zelf de prijs bepaalt.',
  },
  'fr.price.energy-deadline': {
    says: 'De drie maanden lopen vanaf de dag dat de brief kwam. Voor de zekerheid is vanaf de datum geteld.',
    action: 'Opzeggen wegens de verhoging, als u weg wilt',
    consequence: 'U kunt nog overstappen, maar tot dan voor de nieuwe prijs.',
  },
  'fr.price.energy-right-told': {
    says: 'Ze moeten het minstens een maand vooraf duidelijk zeggen: wat verandert, waarom, en dat u weg mag.',
  },
  'fr.price.energy-right-any-time': {
    says: 'Een huishouden mag altijd van stroom of gas wisselen. Er wordt niets afgesloten, en het nieuwe bedrijf zegt het oude contract op.',
  },
  'fr.price.energy-step': {
    says: 'Vergelijk op de gratis site van de energiebemiddelaar (comparateur.energie-info.fr). Zeg bij een overstap het oude contract niet zelf op.',
  },
  'fr.price.telecom-right': {
    says: 'Ze moeten het een maand vooraf zeggen. U mag kosteloos weg, tot vier maanden na die melding, ook binnen de looptijd.',
  },
  'fr.price.telecom-step': {
    says: 'Bel 3179 vanaf uw lijn voor de RIO-code. Daarmee houdt het nieuwe bedrijf uw nummer en zegt het oude contract op.',
  },
  'fr.price.right-silence': {
    says: 'Uw zwijgen is meestal geen ja tegen een hogere prijs, ook al zegt de brief dat.',
  },
  'fr.price.right-clause': {
    says: 'In een contract met vaste duur mag het bedrijf de prijs niet alleen wijzigen. Zonder duur moet het u op tijd waarschuwen en laten gaan.',
  },
  'fr.price.right-renewal': {
    says: 'Verlengt het contract vanzelf? Ze moeten u een tot drie maanden vooraf waarschuwen. Anders mag u altijd gratis weg.',
  },
  'fr.price.step-object': {
    says: 'Schrijf snel terug: „Ik aanvaard de hogere prijs niet.” Bewaar bewijs dat het aankwam.',
  },
  'fr.price.step-debit': {
    says: 'Is er meer afgeschreven dan afgesproken? De bank kan een incasso binnen acht weken terugboeken. Betaal zelf de oude prijs.',
  },
}
