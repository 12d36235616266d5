/** A firm that raises a price: the words in Dutch. */
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
}
