/** The Dutch words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_NL: Words = {
  'de.price.reality': {
    says: 'Een bedrijf kan de prijs niet zomaar verhogen. Het heeft uw ja nodig, of een eerlijke prijsclausule in het contract.',
  },
  'de.price.not-yet': {
    says: 'Vandaag verandert er niets. Tot de dag in de brief betaalt u de oude prijs.',
  },
  'de.price.right-clause': {
    says: 'Een prijsclausule moet duidelijk en eerlijk zijn voor beiden: ook lagere kosten moeten tellen. Een oneerlijke geldt niet.',
  },
  'de.price.step-contract': {
    says: 'Zoek drie dingen in uw contract: de prijsclausule, een prijsgarantie en hoe u opzegt.',
  },
  'de.price.step-reserve': {
    says: 'Twijfelt u aan de verhoging, betaal dan alleen meer „unter Vorbehalt” (onder voorbehoud). Dan kunt u het terugvragen.',
  },
  'de.price.insight-guarantee': {
    says: 'Veel contracten beloven een tijd een vaste prijs (Preisgarantie). In die tijd mag hij alleen stijgen als de belofte dat toelaat.',
    actionable: 'Vergelijk het einde van de garantie met de dag van de verhoging.',
  },
  'de.price.option-object': {
    says: 'Schrijf dat u de verhoging niet aanvaardt, en vraag de clausule en de redenen.',
    title: 'Nee zeggen tegen de hogere prijs',
    cost: 'Gratis.',
    time: 'Voordat de verhoging begint.',
    risk: 'Het bedrijf kan met de gewone termijn opzeggen.',
    bestFor: 'U wilt voor de oude prijs blijven.',
  },
  'de.price.option-help': {
    says: 'De consumentenbond van de deelstaat (Verbraucherzentrale) bekijkt zulke brieven en kent oneerlijke clausules.',
    title: 'De verhoging laten nakijken',
    cost: 'Een klein bedrag, of gratis online.',
    time: 'Voordat de verhoging begint.',
    risk: 'Geen.',
    bestFor: 'U weet niet of de verhoging mag.',
  },
  'de.price.energy-right-end': {
    says: 'U mag tegen de dag van de verhoging opzeggen, gratis en zonder termijn, ook in de minimale looptijd. Niet als alleen de btw verandert.',
  },
  'de.price.energy-right-told': {
    says: 'Een huishouden moet het minstens een maand vooraf duidelijk horen: oude prijs, nieuwe prijs, reden en uw recht om op te zeggen.',
  },
  'de.price.energy-right-basic': {
    says: 'In de basislevering (Grundversorgung) moeten ze zes weken vooraf schrijven. U kunt altijd met twee weken opzeggen.',
  },
  'de.price.energy-safe': {
    says: 'Bij een overstap zit u nooit zonder stroom of gas. Gaat er iets mis, dan springt de basisleverancier (Grundversorger) in.',
  },
  'de.price.energy-step-switch': {
    says: 'Vergelijk nu aanbiedingen. Wilt u weg, zeg dan zelf schriftelijk op, zodat het vóór de dag van de verhoging aankomt.',
  },
  'de.price.energy-option-leave': {
    says: 'Noem het bijzondere opzegrecht (Sonderkündigungsrecht) en de dag van de verhoging.',
    title: 'Opzeggen en overstappen',
    cost: 'Gratis.',
    time: 'Voordat de verhoging begint.',
    risk: 'Kijk eerst of de nieuwe prijs lager is.',
    bestFor: 'Een ander is goedkoper.',
  },
  'de.price.telecom-right-end': {
    says: 'U mag wegens de verhoging opzeggen, gratis en zonder termijn, binnen drie maanden na deze brief. Het contract eindigt op zijn vroegst op de dag van de verhoging.',
  },
  'de.price.telecom-deadline': {
    says: 'De drie maanden lopen vanaf de dag dat de brief kwam. Voor de zekerheid is vanaf de datum geteld.',
    action: 'Opzeggen wegens de verhoging, als u weg wilt',
    consequence:
      'Het bijzondere opzegrecht is voorbij. Het contract loopt door voor de nieuwe prijs.',
  },
  'de.price.telecom-right-told': {
    says: 'Ze moeten het minstens een en hooguit twee maanden vooraf zeggen, in een vorm die u kunt bewaren.',
  },
  'de.price.telecom-step': {
    says: 'Vergelijk andere tarieven. Om nummer of lijn te houden, laat u het nieuwe bedrijf overstappen. Let op de drie maanden.',
  },
  'de.price.telecom-option-leave': {
    says: 'Noem de prijswijziging en § 57 TKG. Vraag een bevestiging.',
    title: 'Opzeggen wegens de verhoging',
    cost: 'Gratis. Een telefoon of router moet u misschien teruggeven of betalen.',
    time: 'Binnen drie maanden na deze brief.',
    risk: 'Houd de lijn tot de nieuwe werkt.',
    bestFor: 'Een ander bedrijf is goedkoper.',
  },
  'de.price.right-silence': {
    says: 'Uw zwijgen is meestal geen ja tegen een hogere prijs, ook al zegt de brief dat.',
  },
  'de.price.right-one-month': {
    says: 'Is de eerste looptijd voorbij? Bij contracten sinds 1 maart 2022 kunt u dan altijd met een maand opzeggen.',
  },
  'de.price.step-object': {
    says: 'Schrijf snel terug: „Ik aanvaard de hogere prijs niet.” Bewaar bewijs dat het aankwam.',
  },
  'de.price.step-debit': {
    says: 'Is er meer afgeschreven dan afgesproken? De bank kan een incasso binnen acht weken terugboeken. Betaal zelf de oude prijs.',
  },
  'de.price.fund-right': {
    says: 'Verhoogt uw ziekenfonds de extra premie (Zusatzbeitrag), dan mag u weg tot het einde van de eerste maand met de nieuwe premie.',
  },
  'de.price.fund-step': {
    says: 'Vergelijk de premies. Wilt u weg, meld u dan in die tijd bij een ander fonds aan. Dat zegt het oude voor u op.',
  },
  'de.price.fund-reality': {
    says: 'Elk ziekenfonds bepaalt zijn eigen extra premie. Wat ze betalen is volgens de wet bijna gelijk, dus vergelijken loont.',
  },
  'de.price.fund-told': {
    says: 'Het fonds moet u de verhoging en uw recht om weg te gaan melden. Was dat te laat, dan hebt u meer tijd.',
  },
  'de.price.fund-free': {
    says: 'Het nieuwe fonds moet u aannemen. Het mag niet naar uw gezondheid of leeftijd vragen.',
  },
  'de.price.fund-option': {
    says: 'Meld u online aan bij een ander fonds. U blijft zonder gat verzekerd.',
    title: 'Naar een goedkoper ziekenfonds',
    cost: 'Gratis.',
    time: 'Tot het einde van de eerste maand met de nieuwe premie.',
    risk: 'Tot de overstap, ongeveer twee maanden, betaalt u de nieuwe premie.',
    bestFor: 'Een ander fonds is goedkoper.',
  },
}
